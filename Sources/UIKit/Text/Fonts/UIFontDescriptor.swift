import RuntimeInterface

/// A description of a font, from which `UIFont(descriptor:size:)` makes one. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The font as the text engine is asked for it.
  private(set) final var request: FontRequest
  /// The style that the font came from, if any.
  private(set) final var textStyle: UIFont.TextStyle?
  /// Distance of baselines that the style adds to the line height, in points.
  private(set) final var textStyleLeading: CGFloat = 0
  /// Made by `boldSystemFont`, which UIKit tells from the semibold system font.
  private(set) final var isSystemBold = false
  private var matrixValue = CGAffineTransform.identity
  private var others: [AttributeName: Any] = [:]

  convenience init(
    request: FontRequest, textStyle: UIFont.TextStyle? = nil, textStyleLeading: CGFloat = 0, isSystemBold: Bool = false,
    matrix: CGAffineTransform = .identity, others: [AttributeName: Any] = [:]
  ) {
    self.init()
    self.request = request
    self.textStyle = textStyle
    self.textStyleLeading = textStyleLeading
    self.isSystemBold = isSystemBold
    matrixValue = matrix
    self.others = others
  }

  /// A description of the system font without a size.
  public override init() {
    request = FontRequest(size: 0)
    super.init()
  }

  /// A description by attributes; those that are unknown are kept and change nothing.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let start = UIFontDescriptor(request: FontRequest(size: 0))
    let made = start.addingAttributes(attributes)
    self.init(request: made.request, textStyle: made.textStyle, matrix: made.matrix, others: made.others)
  }

  /// A description of the font of that name at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    if let face = Runtime.textEngine.face(named: fontName) {
      let made = UIFontDescriptor(face: face).withSize(size)
      self.init(request: made.request)
    } else {
      self.init(request: FontRequest(family: fontName, size: size))
    }
  }

  /// A description of the font of that name. The matrix is kept; text is drawn upright.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    let made = UIFontDescriptor(name: fontName, size: 0)
    self.init(request: made.request, matrix: matrix)
  }

  convenience init(face: FontFace) {
    var request = FontRequest(family: face.family, size: 0)
    request.weight = face.weight
    request.isItalic = face.isItalic
    request.stretch = face.stretch
    self.init(request: request)
  }

  // MARK: What it says

  /// Points; 0 when the description leaves it open.
  open var pointSize: CGFloat { request.size }
  /// As given; identity by default.
  open var matrix: CGAffineTransform { matrixValue }
  /// The PostScript name of the font that the description leads to.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// Bold, italic, monospaced and so on, as bits.
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

  /// All attributes.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes = others
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

  /// The value of an attribute, or nil.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    switch anAttribute {
    case .name: return postscriptName
    case .face: return UIFont(descriptor: self, size: 0).textFont.faceName
    case .visibleName: return UIFont(descriptor: self, size: 0).textFont.familyName
    default: return fontAttributes[anAttribute]
    }
  }

  /// Itself: descriptions do not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return request == other.request && textStyle == other.textStyle && isSystemBold == other.isSystemBold
      && matrixValue == other.matrixValue
  }

  nonisolated open override var hash: Int { request.hashValue }

  /// With the changes that `change` makes to the request.
  func with(keepingStyle: Bool = true, _ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
    var request = self.request
    change(&request)
    return UIFontDescriptor(
      request: request, textStyle: keepingStyle ? textStyle : nil,
      textStyleLeading: keepingStyle ? textStyleLeading : 0,
      isSystemBold: isSystemBold && request.weight == self.request.weight, matrix: matrixValue, others: others)
  }

  func keeping(_ values: [AttributeName: Any], matrix: CGAffineTransform? = nil) -> UIFontDescriptor {
    UIFontDescriptor(
      request: request, textStyle: textStyle, textStyleLeading: textStyleLeading, isSystemBold: isSystemBold,
      matrix: matrix ?? matrixValue, others: others.merging(values) { $1 })
  }
}
