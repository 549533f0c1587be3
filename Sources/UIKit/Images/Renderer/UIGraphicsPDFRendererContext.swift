import Foundation

/// The context in which a PDF renderer's actions draw. Begin a page before drawing.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let document: PDFDocumentContext

  init(_ document: PDFDocumentContext, _ format: UIGraphicsRendererFormat) {
    self.document = document
    super.init(document.context, format)
  }

  /// The bounds of the current page, in points.
  open var pdfContextBounds: CGRect { document.bounds }

  /// Begins a page with the bounds of the renderer.
  open func beginPage() { document.beginPage(nil) }

  /// Begins a page with its own bounds and information.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the page in points, or an empty rectangle for the bounds of the renderer.
  ///   - pageInfo: The information of the page. `kCGPDFContextMediaBox` takes precedence over `bounds`.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { document.beginPage(bounds, pageInfo) }

  /// Adds a link to a URL to the current page.
  ///
  /// - Parameters:
  ///   - url: The URL that a click opens.
  ///   - rect: The area of the link, in the coordinate system of the context.
  open func setURL(_ url: URL, for rect: CGRect) { document.setURL(url, for: rect) }

  /// Adds a destination, to which links of the document lead, to the current page.
  ///
  /// - Parameters:
  ///   - name: The name of the destination. A name that was added before is ignored.
  ///   - point: The position, in the coordinate system of the context.
  open func addDestination(withName name: String, at point: CGPoint) { document.addDestination(name, at: point) }

  /// Adds a link to a destination of the document to the current page.
  ///
  /// - Parameters:
  ///   - name: The name of the destination, which may be added later. Without a destination of this name, the link leads
  ///     to the last page.
  ///   - rect: The area of the link, in the coordinate system of the context.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { document.setDestination(name, for: rect) }
}
