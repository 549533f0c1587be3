import Foundation

/// Begins a PDF document and makes its context the current one of this thread, until `UIGraphicsEndPDFContext()` is
/// called.
///
/// - Parameters:
///   - data: The object to which the document is appended when it ends.
///   - bounds: The bounds of pages in points. An empty rectangle results in pages of 612 by 792 points.
///   - documentInfo: The document's information, such as `kCGPDFContextTitle`, or nil for no information.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let document = PDFDocumentContext(bounds: bounds, information: documentInfo ?? [:])
  GraphicsContextStack.push(
    GraphicsContextStack.Entry(context: document.context, document: document) { data.append($0) })
}

/// Begins a PDF document and makes its context the current one of this thread, until `UIGraphicsEndPDFContext()` writes
/// the file.
///
/// - Parameters:
///   - path: The path of the file. An existing file is replaced as a whole at the end.
///   - bounds: The bounds of pages in points. An empty rectangle results in pages of 612 by 792 points.
///   - documentInfo: The document's information, such as `kCGPDFContextTitle`, or nil for no information.
/// - Returns: `false` if the file cannot be written. In this case, no document is begun.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  var isFolder: ObjCBool = false
  let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
  guard FileManager.default.isWritableFile(atPath: url.deletingLastPathComponent().path),
    !(exists && isFolder.boolValue)
  else { return false }
  let document = PDFDocumentContext(bounds: bounds, information: documentInfo ?? [:])
  GraphicsContextStack.push(
    GraphicsContextStack.Entry(context: document.context, document: document) {
      try $0.write(to: url, options: .atomic)
    })
  return true
}

/// Ends the PDF document that was begun last, and removes its context. Reports an error if the current context is not
/// that of a document. Logs an error if the document cannot be written.
public func UIGraphicsEndPDFContext() {
  guard let entry = GraphicsContextStack.top, let document = entry.document else {
    return Diagnostics.report(
      "UIGraphicsEndPDFContext() was called while the current context is not that of a PDF document. Call "
        + "UIGraphicsBeginPDFContextToData or UIGraphicsBeginPDFContextToFile first")
  }
  GraphicsContextStack.pop()
  do { try entry.write?(document.finish()) } catch {
    Diagnostics.log("UIGraphicsEndPDFContext(): the document cannot be written: \(error)")
  }
}

/// Returns the document of the current context. Reports an error and returns nil if there is none.
private func currentDocument(_ function: String = #function) -> PDFDocumentContext? {
  if let document = GraphicsContextStack.top?.document { return document }
  Diagnostics.report(
    "\(function) was called while the current context is not that of a PDF document. Nothing is done. Call "
      + "UIGraphicsBeginPDFContextToData or UIGraphicsBeginPDFContextToFile first")
  return nil
}

/// Begins a page with the bounds of the current PDF document.
public func UIGraphicsBeginPDFPage() { currentDocument()?.beginPage(nil) }

/// Begins a page of the current PDF document.
///
/// - Parameters:
///   - bounds: The bounds of the page in points, or an empty rectangle to use the bounds of the document.
///   - pageInfo: The information of the page, or nil for no information. `kCGPDFContextMediaBox` takes precedence over
///     `bounds`.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  currentDocument()?.beginPage(bounds, pageInfo ?? [:])
}

/// Returns the bounds of the current page.
///
/// - Returns: The bounds in points, or zero if the current context is not that of a PDF document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { GraphicsContextStack.top?.document?.bounds ?? .zero }

/// Adds a link to a URL to the current page.
///
/// - Parameters:
///   - url: The URL that a click opens.
///   - rect: The area of the link, in the coordinate system of the context.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { currentDocument()?.setURL(url, for: rect) }

/// Adds a destination, to which links of the document lead, to the current page.
///
/// - Parameters:
///   - name: The name of the destination. A name that was added before is ignored.
///   - point: The position, in the coordinate system of the context.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  currentDocument()?.addDestination(name, at: point)
}

/// Adds a link to a destination of the document to the current page.
///
/// - Parameters:
///   - name: The name of the destination, which may be added later.
///   - rect: The area of the link, in the coordinate system of the context.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  currentDocument()?.setDestination(name, for: rect)
}
