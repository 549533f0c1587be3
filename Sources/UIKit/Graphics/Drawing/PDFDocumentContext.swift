import Foundation

/// A PDF document that is being drawn, and its current page.
final class PDFDocumentContext {
  /// The size of a page, in points, if the application does not specify one: US letter (Apple's documentation of
  /// `UIGraphicsBeginPDFContextToData`).
  private static let defaultSize = CGSize(width: 612, height: 792)

  let context: CGContext
  /// The bounds of the current page, in points.
  private(set) var bounds: CGRect
  private let document: any DocumentDrawing
  /// The bounds of pages that are begun without bounds of their own.
  private let defaultBounds: CGRect

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of pages, or an empty rectangle for US letter.
  ///   - information: The title, author, subject, keywords and creator of the document (`kCGPDFContextTitle` and similar keys).
  init(bounds: CGRect, information: [AnyHashable: Any]) {
    document = Drawing.requiredEngine.makeDocument()
    context = CGContext(document: document)
    defaultBounds = Self.usable(bounds) ?? CGRect(origin: .zero, size: Self.defaultSize)
    self.bounds = defaultBounds
    setInformation(information)
    context.beginPage(bounds: defaultBounds)
  }

  private static func usable(_ bounds: CGRect) -> CGRect? {
    let box = bounds.standardized
    guard !box.isNull, !box.isInfinite, box.width > 0, box.height > 0, box.width < 1e6, box.height < 1e6 else {
      return nil
    }
    return box
  }

  private func setInformation(_ information: [AnyHashable: Any]) {
    let keys: KeyValuePairs<String, DocumentInformationKey> = [
      kCGPDFContextTitle: .title, kCGPDFContextAuthor: .author, kCGPDFContextSubject: .subject,
      kCGPDFContextKeywords: .keywords, kCGPDFContextCreator: .creator,
    ]
    for (name, key) in keys {
      guard let value = information[name] else { continue }
      if let text = value as? String {
        document.setInformation(key, text)
      } else if let texts = value as? [String] {
        document.setInformation(key, texts.joined(separator: ", "))
      } else {
        Diagnostics.report("the document information \(name) is \(value), which is not a string. The entry is ignored")
      }
    }
    for name in [kCGPDFContextOwnerPassword, kCGPDFContextUserPassword] where information[name] != nil {
      Diagnostics.report(
        "the document information \(name) is set, but Tessera cannot encrypt PDF documents. The document can be read "
          + "without a password. Encrypt the finished document with another program")
    }
  }

  // MARK: Pages

  /// Ends the current page, if there is one, and begins a new page.
  ///
  /// - Parameters:
  ///   - given: The bounds of the page. If it is nil or empty, the page has the bounds of the document.
  ///   - information: The page's information. Its media box takes precedence over `given`.
  func beginPage(_ given: CGRect?, _ information: [AnyHashable: Any] = [:]) {
    let box = information[kCGPDFContextMediaBox] as? CGRect
    bounds = (box ?? given).flatMap { Self.usable($0) } ?? defaultBounds
    context.endPage()
    document.beginPage(size: bounds.size)
    context.beginPage(bounds: bounds)
  }

  // MARK: Links

  /// Converts a rectangle from the context's current coordinate system to that of the page.
  private func onPage(_ rect: CGRect) -> CGRect { rect.applying(context.state.transform) }

  func setURL(_ url: URL, for rect: CGRect) { document.setURL(url, for: onPage(rect)) }
  func setDestination(_ name: String, for rect: CGRect) { document.setDestination(name, for: onPage(rect)) }
  func addDestination(_ name: String, at point: CGPoint) {
    document.addDestination(name, at: point.applying(context.state.transform))
  }

  /// Ends the document and returns its contents.
  func finish() throws -> Data {
    context.endPage()
    return try document.finish()
  }
}
