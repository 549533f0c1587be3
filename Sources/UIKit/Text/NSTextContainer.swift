/// The region in which a text view lays out its text. A container that belongs to a text view must be used on the main
/// thread.
open class NSTextContainer: NSObject, NSSecureCoding, @unchecked Sendable {
  /// A closure that is called after a change that affects the layout.
  var onChange: (@MainActor () -> Void)?
  /// A closure that returns the width of a container that follows the width of its text view, in points.
  var trackedWidth: (@MainActor () -> CGFloat)?
  /// A closure that makes the layout manager when it is first needed, and returns it.
  var makeLayoutManager: (@MainActor () -> NSLayoutManager?)?
  private weak var storedLayoutManager: NSLayoutManager?

  /// The layout manager that lays out text in the container, or nil if it belongs to none. It is not retained.
  open var layoutManager: NSLayoutManager? {
    get {
      if storedLayoutManager == nil, let makeLayoutManager {
        nonisolated(unsafe) var made: NSLayoutManager?
        MainActor.assumeIsolated { made = makeLayoutManager() }
        return made
      }
      return storedLayoutManager
    }
    set { storedLayoutManager = newValue }
  }

  /// The size of the region, in points. A width or height of 0 means no limit. The default is zero.
  ///
  /// The width is ignored while `widthTracksTextView` is `true`.
  open var size: CGSize { didSet { if size != oldValue { layoutDidChange() } } }
  /// The distance between the text and the sides, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { layoutDidChange() } } }
  /// The maximum number of lines. The default is 0, which means no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { layoutDidChange() } } }
  /// The mode in which the last line is wrapped, clipped or truncated if the text has more lines than the container. Truncating modes
  /// end it with an ellipsis. The default is `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { layoutDidChange() } }
  }
  /// A Boolean value that determines whether the width of the container follows the width of the text view. The default
  /// is `false`.
  ///
  /// The value is `true` in a container that a text view has created itself.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { layoutDidChange() } } }
  /// A Boolean value that determines whether the height of the container follows the height of the text view. The
  /// default is `false`.
  ///
  /// The value is stored but has no effect, because text views scroll or are as high as their text.
  open var heightTracksTextView = false

  /// Creates a container with a size.
  ///
  /// - Parameter size: The size, in points. A width or height of 0 means no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container from an archive that `encode(with:)` wrote, or one without limits from other archives.
  ///
  /// - Parameter coder: The unarchiver.
  public required init(coder: NSCoder) {
    size = coder.hasValue(forKey: "NSSize") ? coder.decodeCGSize(forKey: "NSSize") : .zero
    super.init()
    if let padding = coder.decodeNumber(forKey: "NSLineFragmentPadding") { lineFragmentPadding = padding }
    maximumNumberOfLines = coder.decodeInt(forKey: "NSMaximumNumberOfLines")
    lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInt(forKey: "NSLineBreakMode")) ?? lineBreakMode
    widthTracksTextView = coder.decodeFlag(forKey: "NSWidthTracksTextView")
    heightTracksTextView = coder.decodeFlag(forKey: "NSHeightTracksTextView")
  }

  /// Encodes the size, the padding, and the limit and the break mode of the lines. The layout manager is not encoded.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(size, forKey: "NSSize")
    coder.encode(Double(lineFragmentPadding), forKey: "NSLineFragmentPadding")
    coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(widthTracksTextView, forKey: "NSWidthTracksTextView")
    coder.encode(heightTracksTextView, forKey: "NSHeightTracksTextView")
  }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: .zero) }

  private func layoutDidChange() {
    storedLayoutManager?.textContainerChangedGeometry(self)
    guard onChange != nil else { return }
    MainActor.assumeIsolated { onChange?() }
  }

  /// The width in which text is laid out, in points, or infinity for no limit.
  var widthForLayout: CGFloat {
    if widthTracksTextView, let trackedWidth { return MainActor.assumeIsolated { trackedWidth() } }
    return size.width > 0 ? size.width : .infinity
  }

  /// Returns the width that is available for text in a container of a given width: the width without the paddings on both sides, in
  /// points.
  func textWidth(inWidth width: CGFloat) -> CGFloat { max(0, width - 2 * max(0, lineFragmentPadding)) }
}
