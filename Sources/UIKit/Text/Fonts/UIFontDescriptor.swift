import RuntimeInterface

/// An immutable description of a font. To create the font, use `UIFont(descriptor:size:)`.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The request to the text engine for a font that corresponds to the descriptor.
  private(set) final var request: FontRequest
  /// The text style of the font, or `nil` if it has none.
  private(set) final var textStyle: UIFont.TextStyle?
  /// The leading that the text style adds to the line height, in points.
  private(set) final var textStyleLeading: CGFloat = 0
  /// Indicates whether `boldSystemFont` created the descriptor. In UIKit, this descriptor differs from that of the
  /// semibold system font.
  private(set) final var isSystemBold = false
  private var matrixValue = CGAffineTransform.identity
  private var otherAttributes: [AttributeName: Any] = [:]

  convenience init(
    request: FontRequest, textStyle: UIFont.TextStyle? = nil, textStyleLeading: CGFloat = 0, isSystemBold: Bool = false,
    matrix: CGAffineTransform = .identity, otherAttributes: [AttributeName: Any] = [:]
  ) {
    self.init()
    self.request = request
    self.textStyle = textStyle
    self.textStyleLeading = textStyleLeading
    self.isSystemBold = isSystemBold
    matrixValue = matrix
    self.otherAttributes = otherAttributes
  }

  /// Creates a descriptor of the system font without a size.
  public override init() {
    request = FontRequest(size: 0)
    super.init()
  }

  /// Creates a descriptor from attributes.
  ///
  /// - Parameter attributes: The attributes of the font. Unknown attributes are ignored.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let emptyDescriptor = UIFontDescriptor(request: FontRequest(size: 0))
    let descriptor = emptyDescriptor.addingAttributes(attributes)
    self.init(
      request: descriptor.request, textStyle: descriptor.textStyle, matrix: descriptor.matrix,
      otherAttributes: descriptor.otherAttributes
    )
  }

  /// Creates a descriptor of a font from a name and a size.
  ///
  /// - Parameters:
  ///   - fontName: The PostScript, full or family name of the font.
  ///   - size: The size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    if let face = Runtime.textEngine.face(named: fontName) {
      let descriptor = UIFontDescriptor(face: face).withSize(size)
      self.init(request: descriptor.request)
    } else {
      self.init(request: FontRequest(family: fontName, size: size))
    }
  }

  /// Creates a descriptor of a font from a name and a matrix.
  ///
  /// - Parameters:
  ///   - fontName: The PostScript, full or family name of the font.
  ///   - matrix: The transform of the glyphs. The value is stored but has no effect on drawing.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    let descriptor = UIFontDescriptor(name: fontName, size: 0)
    self.init(request: descriptor.request, matrix: matrix)
  }

  // MARK: NSSecureCoding

  /// Creates a descriptor from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required convenience init?(coder: NSCoder) {
    let archive = FontArchive(coder)
    self.init(
      request: archive.request, textStyle: archive.textStyle, textStyleLeading: archive.textStyleLeading,
      isSystemBold: archive.isSystemBold, matrix: archive.matrix)
  }

  /// Encodes the family, size, weight, width and style of the font. Attributes that the descriptor only stores are not encoded.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) { FontArchive(self).encode(with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  convenience init(face: FontFace) {
    var request = FontRequest(family: face.family, size: 0)
    request.weight = face.weight
    request.isItalic = face.isItalic
    request.stretch = face.stretch
    self.init(request: request)
  }

  // MARK: Attributes

  /// The size in points, or 0 if the descriptor has none.
  open var pointSize: CGFloat { request.size }
  /// The transform of the glyphs, which has no effect on drawing. The default is the identity.
  open var matrix: CGAffineTransform { matrixValue }
  /// The PostScript name of the font that the descriptor describes.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The traits of the font as a set of bits.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if request.weight >= 600 { traits.insert(.traitBold) }
    if request.stretch < 90 { traits.insert(.traitCondensed) }
    if request.stretch > 110 { traits.insert(.traitExpanded) }
    if request.design == .monospaced { traits.insert(.traitMonoSpace) }
    if request.family == nil { traits.insert(.traitUIOptimized) }
    return traits
  }

  /// All attributes of the descriptor, such as the family and the size.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes = otherAttributes
    if request.size > 0 { attributes[.size] = request.size }
    if let family = request.family { attributes[.family] = family }
    if let textStyle { attributes[.textStyle] = textStyle.rawValue }
    attributes[.traits] = traits
    return attributes
  }

  private var traits: [TraitKey: Any] {
    [
      .weight: UIFont.Weight(numeric: request.weight).rawValue, .slant: request.isItalic ? 0.07 : 0,
      .width: CGFloat(request.stretch - 100) / 125, .symbolic: symbolicTraits.rawValue,
    ]
  }

  /// Returns the value of an attribute.
  ///
  /// - Parameter anAttribute: The name of the attribute.
  /// - Returns: The value, or `nil` if the descriptor does not have the attribute.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    switch anAttribute {
    case .name: return postscriptName
    case .face: return UIFont(descriptor: self, size: 0).textFont.faceName
    case .visibleName: return UIFont(descriptor: self, size: 0).textFont.familyName
    default: return fontAttributes[anAttribute]
    }
  }

  /// Returns the descriptor itself, because descriptors are immutable.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The same object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return request == other.request && textStyle == other.textStyle && isSystemBold == other.isSystemBold
      && matrixValue == other.matrixValue
  }

  nonisolated open override var hash: Int { request.hashValue }

  /// Returns a copy of the descriptor whose font request is modified by a closure.
  func with(keepingStyle: Bool = true, _ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
    var request = self.request
    change(&request)
    return UIFontDescriptor(
      request: request, textStyle: keepingStyle ? textStyle : nil,
      textStyleLeading: keepingStyle ? textStyleLeading : 0,
      isSystemBold: isSystemBold && request.weight == self.request.weight, matrix: matrixValue,
      otherAttributes: otherAttributes)
  }

  func addingStoredAttributes(_ values: [AttributeName: Any], matrix: CGAffineTransform? = nil) -> UIFontDescriptor {
    UIFontDescriptor(
      request: request, textStyle: textStyle, textStyleLeading: textStyleLeading, isSystemBold: isSystemBold,
      matrix: matrix ?? matrixValue, otherAttributes: otherAttributes.merging(values) { $1 })
  }
}
