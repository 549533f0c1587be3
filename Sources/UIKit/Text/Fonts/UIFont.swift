import RuntimeInterface

/// A font of a specific family, style and size. Fonts are immutable and can be used on any thread.
///
/// The system font is drawn with Inter, scaled so that its letters are as high as those of Apple's font. Its metrics
/// (`lineHeight`, `ascender`, …) are those of UIKit, so that layouts for iOS have the same geometry.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  /// The descriptor that describes the font.
  ///
  /// - Complexity: O(1).
  public let fontDescriptor: UIFontDescriptor
  package let request: FontRequest
  private let metrics: FontMetrics
  /// The cached font with which the text engine draws, or `nil` until it is first used.
  private nonisolated(unsafe) var cachedFont: TextFont?
  /// The parameters with which `UIFontMetrics` created the font, or `nil` for other fonts.
  private(set) nonisolated(unsafe) var scaling: FontScaling?
  private static let lock = NSLock()

  /// Creates the font that a descriptor describes, or the nearest one that is available.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of the font.
  ///   - pointSize: The size in points, or 0 for the size of the descriptor. If the size of the descriptor is 0 too,
  ///     the font has a size of 17 points.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let defaultSize = descriptor.pointSize > 0 ? descriptor.pointSize : UIFont.labelFontSize
    // The text engine has no coordinates for larger glyphs.
    let size = pointSize > 0 && pointSize.isFinite ? min(pointSize, 1e6) : defaultSize
    let sizedDescriptor = descriptor.pointSize == size ? descriptor : descriptor.withSize(size)
    let request = sizedDescriptor.request
    fontDescriptor = sizedDescriptor
    self.request = request
    if request.family == nil {
      var metrics = FontMetrics.system(size: size)
      metrics.leading = sizedDescriptor.textStyleLeading
      self.metrics = metrics
    } else {
      let font = Runtime.textEngine.font(request)
      cachedFont = font
      metrics = font.metrics
    }
    super.init()
  }

  /// Creates the system font with the size of labels.
  ///
  /// UIKit declares no such initializer, but inherits that of `NSObject`, so that `UIFont()` compiles.
  public override convenience init() { self.init(descriptor: UIFontDescriptor(), size: UIFont.labelFontSize) }

  /// Creates a font of a size with the parameters of `UIFontMetrics`.
  convenience init(scaling: FontScaling, size: CGFloat) {
    self.init(descriptor: scaling.baseFont.fontDescriptor, size: size)
    self.scaling = scaling
  }

  /// Creates a font from a name.
  ///
  /// Returns `nil` if no such font is installed. For a font of iOS that is not installed, such as "Avenir Next", the
  /// result is a similar font of the same weight.
  ///
  /// - Parameters:
  ///   - fontName: The PostScript, full or family name ("Inter-Bold", "DejaVu Sans Bold", "DejaVu Sans").
  ///   - fontSize: The size in points. A size that is not greater than 0 means 14.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let installedDescriptor = Runtime.textEngine.face(named: fontName).map { UIFontDescriptor(face: $0) }
    guard let descriptor = installedDescriptor ?? DeviceFonts.replacement(for: fontName) else { return nil }
    self.init(descriptor: descriptor, size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
  }

  /// The font with which the text engine draws. The font is created at the first access, and created again after fonts were registered
  /// or the text engine's preferred families have changed.
  package var textFont: TextFont {
    UIFont.lock.lock()
    defer { UIFont.lock.unlock() }
    let engine = Runtime.textEngine
    if let font = cachedFont, font.generation == engine.fontGeneration { return font }
    let font = engine.font(request)
    cachedFont = font
    return font
  }

  /// Returns a font that differs only in its size.
  ///
  /// - Parameter fontSize: The size in points, or 0 for the current size.
  /// - Returns: The font with the size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    guard fontSize != pointSize, fontSize > 0, fontSize.isFinite else { return self }
    return UIFont.shared(fontDescriptor.withSize(fontSize))
  }

  // MARK: NSSecureCoding

  /// Creates a font from an archive that `encode(with:)` wrote. Returns nil if the archive contains no font.
  ///
  /// - Parameter coder: The unarchiver.
  public required convenience init?(coder: NSCoder) {
    guard let descriptor = coder.decodeValue(UIFontDescriptor.self, forKey: "UIFontDescriptor") else { return nil }
    self.init(descriptor: descriptor, size: descriptor.pointSize)
  }

  /// Encodes the descriptor of the font.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) { coder.encode(fontDescriptor, forKey: "UIFontDescriptor") }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  // MARK: Names

  /// The name of the font's family, such as "Inter". For the system font, the value is the family with which the font is drawn.
  open var familyName: String { textFont.familyName }
  /// The PostScript name of the font, such as "Inter-Bold".
  open var fontName: String { textFont.postScriptName }

  /// The names of the installed font families, in alphabetical order.
  open class var familyNames: [String] { Runtime.textEngine.families() }

  /// Returns the PostScript names of the fonts of a family.
  ///
  /// - Parameter familyName: The name of the family.
  /// - Returns: The names, from the lightest to the heaviest font, or an empty array if there is no such family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    Runtime.textEngine.faces(ofFamily: familyName).map(\.postScriptName)
  }

  // MARK: Metrics

  /// The size of the font, in points.
  open var pointSize: CGFloat { request.size }
  /// The distance from the baseline to the top of a line, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// The distance from the baseline to the bottom of a line, in points. The value is negative.
  open var descender: CGFloat { -metrics.descent }
  /// The height of flat capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of flat lowercase letters, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line without the leading, in points. For the system font, the height is 1.193359375 times the size.
  open var lineHeight: CGFloat { metrics.ascent + metrics.descent }
  /// The additional distance between two lines, in points. The value is 0 except for fonts of text styles.
  open var leading: CGFloat { metrics.leading }

  // MARK: Standard sizes

  /// The standard font size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The standard font size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of the small system font: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the standard system font: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: NSObject

  /// Returns the font itself, because fonts are immutable.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The same object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether two fonts have the same appearance and text style.
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
