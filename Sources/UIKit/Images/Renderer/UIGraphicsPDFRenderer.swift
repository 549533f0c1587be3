import Foundation

/// A renderer that draws PDF documents. Text remains text, and paths remain vectors. The renderer can be used on any thread.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A closure that draws the pages of a document.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer with the default format.
  ///
  /// - Parameter bounds: The bounds of pages in points. An empty rectangle results in pages of 612 by 792 points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Creates a renderer of documents with a format, which specifies information such as the title.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of pages in points. An empty rectangle results in pages of 612 by 792 points.
  ///   - format: The format of the documents, which is copied.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

  /// Draws a PDF document and returns it as data.
  ///
  /// - Parameter actions: A closure that begins pages and draws them.
  /// - Returns: The contents of the document, or empty data if it could not be created. In this case, the error is logged.
  open func pdfData(actions: DrawingActions) -> Data {
    do { return try draw(actions) } catch {
      Diagnostics.log("UIGraphicsPDFRenderer: \(error)")
      return Data()
    }
  }

  /// Draws a document and writes it to a file. The file is replaced as a whole.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - actions: A closure that begins pages and draws them.
  /// - Throws: An error if the document could not be created or written. In this case, an existing file is unchanged.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try draw(actions).write(to: url, options: .atomic)
  }

  private func draw(_ actions: DrawingActions) throws -> Data {
    let information = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    let document = PDFDocumentContext(bounds: bounds, information: information)
    UIGraphicsPushContext(document.context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsPDFRendererContext(document, format))
    return try document.finish()
  }
}
