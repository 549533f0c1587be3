import RuntimeInterface

/// The values of a font descriptor that an archive contains.
struct FontArchive {
  private(set) var request = FontRequest(size: 0)
  private(set) var textStyle: UIFont.TextStyle?
  private(set) var textStyleLeading: CGFloat = 0
  private(set) var isSystemBold = false
  private(set) var matrix = CGAffineTransform.identity

  private enum Key {
    static let family = "NSFontFamilyAttribute"
    static let size = "NSFontSizeAttribute"
    static let style = "NSCTFontUIUsageAttribute"
    static let leading = "UIFontLeading"
    static let weight = "UIFontWeight"
    static let isItalic = "UIFontItalic"
    static let stretch = "UIFontStretch"
    static let design = "UIFontDesign"
    static let hasMonospacedDigits = "UIFontMonospacedDigits"
    static let isSystemBold = "UIFontSystemBold"
    static let matrix = "NSFontMatrixAttribute"
  }

  private static let designs: [FontRequest.Design] = [.standard, .monospaced, .rounded, .serif]

  init(_ descriptor: UIFontDescriptor) {
    request = descriptor.request
    textStyle = descriptor.textStyle
    textStyleLeading = descriptor.textStyleLeading
    isSystemBold = descriptor.isSystemBold
    matrix = descriptor.matrix
  }

  /// Reads an archive. Sizes and weights that no font has are replaced by the default ones.
  init(_ coder: NSCoder) {
    request.family = coder.decodeString(forKey: Key.family)
    if let size = coder.decodeNumber(forKey: Key.size), size >= 0, size.isFinite { request.size = size }
    if coder.hasValue(forKey: Key.weight) {
      request.weight = min(max(coder.decodeInt(forKey: Key.weight), 1), 1_000)
    }
    if coder.hasValue(forKey: Key.stretch) {
      request.stretch = min(max(coder.decodeInt(forKey: Key.stretch), 1), 1_000)
    }
    request.isItalic = coder.decodeFlag(forKey: Key.isItalic)
    request.hasMonospacedDigits = coder.decodeFlag(forKey: Key.hasMonospacedDigits)
    let design = coder.decodeInt(forKey: Key.design)
    if Self.designs.indices.contains(design) { request.design = Self.designs[design] }
    textStyle = coder.decodeString(forKey: Key.style).map { UIFont.TextStyle(rawValue: $0) }
    if let leading = coder.decodeNumber(forKey: Key.leading), leading.isFinite { textStyleLeading = leading }
    isSystemBold = coder.decodeFlag(forKey: Key.isSystemBold)
    if coder.hasValue(forKey: Key.matrix) { matrix = coder.decodeCGAffineTransform(forKey: Key.matrix) }
  }

  func encode(with coder: NSCoder) {
    coder.encodeString(request.family, forKey: Key.family)
    coder.encode(Double(request.size), forKey: Key.size)
    coder.encode(request.weight, forKey: Key.weight)
    coder.encode(request.stretch, forKey: Key.stretch)
    coder.encode(request.isItalic, forKey: Key.isItalic)
    coder.encode(request.hasMonospacedDigits, forKey: Key.hasMonospacedDigits)
    coder.encode(Self.designs.firstIndex(of: request.design) ?? 0, forKey: Key.design)
    coder.encodeString(textStyle?.rawValue, forKey: Key.style)
    coder.encode(Double(textStyleLeading), forKey: Key.leading)
    coder.encode(isSystemBold, forKey: Key.isSystemBold)
    if !matrix.isIdentity { coder.encode(matrix, forKey: Key.matrix) }
  }
}
