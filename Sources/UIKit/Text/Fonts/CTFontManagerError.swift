/// The codes of errors in the domain `kCTFontManagerErrorDomain`.
public enum CTFontManagerError: Int, Sendable {
  /// The file does not exist.
  case fileNotFound = 101
  /// The file is no font.
  case unrecognizedFormat = 103
  /// The font is damaged.
  case invalidFontData = 104
}
