/** Stands for jsPDF's optional parts (html2canvas, dompurify, canvg), which Lowtide does not use or ship. */
export default undefined;
