import RuntimeInterface

/// A font at a size. Immutable, and usable from every thread.
///
/// The system font is drawn with Inter, whose letters are scaled to the height of Apple's; every length that it reports
/// (`lineHeight`, `ascender`, …) is UIKit's, so that layouts made for iOS come out alike.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  /// What the font is, as a description. O(1).
  public let fontDescriptor: UIFontDescriptor
  package let request: FontRequest
  private let metrics: FontMetrics
  /// The family and face names that were found; nil until the text engine was asked.
  private nonisolated(unsafe) var found: TextFont?
  /// How `UIFontMetrics` made it; nil for other fonts.
  private(set) nonisolated(unsafe) var scaling: FontScaling?
  private static let lock = NSLock()

  /// Makes the font that a description names, or the nearest to it.
  ///
  /// - Parameter size: points; 0 takes the descriptor's own size, and 17 when that is 0 too.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let own = descriptor.pointSize > 0 ? descriptor.pointSize : UIFont.labelFontSize
    let size = pointSize > 0 && pointSize.isFinite ? pointSize : own
    let sized = descriptor.pointSize == size ? descriptor : descriptor.withSize(size)
    let request = sized.request
    fontDescriptor = sized
    self.request = request
    if request.family == nil {
      var metrics = FontMetrics.system(size: size)
      metrics.leading = sized.textStyleLeading
      self.metrics = metrics
    } else {
      let font = Runtime.textEngine.font(request)
      found = font
      metrics = font.metrics
    }
    super.init()
  }

  /// The font that a scaling comes to at a size.
  convenience init(scaling: FontScaling, size: CGFloat) {
    self.init(descriptor: scaling.base.fontDescriptor, size: size)
    self.scaling = scaling
  }

  /// A font by its PostScript, full or family name ("Inter-Bold", "DejaVu Sans Bold", "DejaVu Sans"); nil when this
  /// machine has no such font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = Runtime.textEngine.face(named: fontName) else { return nil }
    self.init(descriptor: UIFontDescriptor(face: face), size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
  }

  /// What draws. Asks the text engine once, and again when other fonts are chosen or registered.
  package var textFont: TextFont {
    UIFont.lock.lock()
    defer { UIFont.lock.unlock() }
    let engine = Runtime.textEngine
    if let found, found.generation == engine.fontGeneration { return found }
    let font = engine.font(request)
    found = font
    return font
  }

  /// The same font at another size, in points; 0 keeps the size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    guard fontSize != pointSize, fontSize > 0, fontSize.isFinite else { return self }
    return UIFont.shared(fontDescriptor.withSize(fontSize))
  }

  // MARK: Names

  /// The family ("Inter"); of the system font the one that is drawn with.
  open var familyName: String { textFont.familyName }
  /// The PostScript name ("Inter-Bold").
  open var fontName: String { textFont.postScriptName }

  /// The families on this machine, sorted.
  open class var familyNames: [String] { Runtime.textEngine.families() }

  /// The PostScript names of a family's faces, from light to black; empty when there is no such family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    Runtime.textEngine.faces(ofFamily: familyName).map(\.postScriptName)
  }

  // MARK: Lengths

  /// Points.
  open var pointSize: CGFloat { request.size }
  /// From the baseline up to the top of a line, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// From the baseline down to the bottom of a line, in points; negative.
  open var descender: CGFloat { -metrics.descent }
  /// Height of flat capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// Height of flat small letters, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// Height of a line without what lies between lines: 1.193359375 × size for the system font.
  open var lineHeight: CGFloat { metrics.ascent + metrics.descent }
  /// Space between two lines, in points; fonts of text styles have some.
  open var leading: CGFloat { metrics.leading }

  // MARK: Sizes of the system

  /// 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: NSObject

  /// Itself: fonts do not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fonts are equal when they are drawn alike and come from the same text style.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || (request == other.request && fontDescriptor.textStyle == other.fontDescriptor.textStyle
        && fontDescriptor.isSystemBold == other.fontDescriptor.isSystemBold && metrics == other.metrics)
  }

  nonisolated open override var hash: Int { request.hashValue }

  nonisolated open override var description: String {
    "<UIFont: \(request.family ?? "system") \(request.weight)\(request.isItalic ? " italic" : "") \(request.size)pt>"
  }
}
