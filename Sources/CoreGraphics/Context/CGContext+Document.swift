import Foundation

/// The key for the title in the information of a PDF document. The value is a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key for the author in the information of a PDF document. The value is a string, or an array of strings.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key for the subject in the information of a PDF document. The value is a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key for the keywords in the information of a PDF document. The value is a string, or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key for the creating application in the information of a PDF document. The value is a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key for the password of the owner in the information of a PDF document. Tessera cannot encrypt documents.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The key for the password of readers in the information of a PDF document. Tessera cannot encrypt documents.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// The key for the bounds of a page in the information that is passed when the page begins. The value is a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "MediaBox"

extension CGContext {
  /// Creates a context that draws into the pages of a document. In user space, y points down and the unit is a point.
  package convenience init(document: any DocumentDrawing) {
    self.init(pixels: PixelBuffer(width: 1, height: 1), backend: document.backend)
  }

  /// Ends transparency layers and restores saved states. This method must be called before a page ends.
  package func endPage() { restoreAllStates() }

  /// Sets the state that the context had when it was created, for a page with bounds.
  package func beginPage(bounds: CGRect) {
    backend.resetClip()
    state = GraphicsState(base: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    textMatrix = .identity
    deviceHeight = bounds.height
    beginPath()
  }
}
