import Foundation

/// The format of a PDF renderer's documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document's information, such as its title. The keys are `kCGPDFContextTitle` and other names of Core Graphics.
  /// The default is empty.
  open var documentInfo: [String: Any] = [:]

  /// Creates a format with empty document information.
  public required init() { super.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let other = super.copy(with: zone)
    (other as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return other
  }
}
