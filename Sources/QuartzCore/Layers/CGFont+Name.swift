import CoreGraphics
import RuntimeInterface

extension CGFont {
  /// Creates a font from the name of an installed or registered font. The result is nil if there is no such font.
  ///
  /// - Parameter name: The PostScript name or the full name, such as "Inter-Bold".
  public convenience init?(_ name: CFString) {
    guard let face = Runtime.textEngine.face(named: name) else { return nil }
    self.init(postScriptName: face.postScriptName, fullName: name)
  }
}
