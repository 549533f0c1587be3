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
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      if let layoutManager = storedLayoutManager {
        layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
      }
      layoutDidChange()
    }
  }
  /// The areas that the text leaves out, in the coordinates of the container. The default is an empty array.
  ///
  /// Lines are shorter beside an area, and continue on its other side. The paths are read when the property is set.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      // The outlines are compared instead of the paths, because a path that was changed can be set again. Equal ones do not discard
      // the layout, so that the property can be set whenever views are laid out.
      let outlines = exclusionPaths.map(ExclusionOutline.init)
      guard outlines != exclusionOutlines else { return }
      exclusionOutlines = outlines
      layoutDidChange()
    }
  }
  private var exclusionOutlines: [ExclusionOutline] = []
  /// The bottom of the lowest exclusion path, in points, or negative infinity if there are no paths.
  var bottomOfExclusionPaths: CGFloat { exclusionOutlines.reduce(-.infinity) { max($0, $1.maxY) } }
  /// A Boolean value that indicates whether all lines are as wide as the container. The value is `true` if there are no exclusion
  /// paths. Subclasses that override `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)` return `false`.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
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

  // MARK: Lines

  /// Returns the part of a proposed rectangle in which a line may be. If the exclusion paths leave no space at the height of the
  /// proposed rectangle, the part is below them.
  ///
  /// - Parameters:
  ///   - proposedRect: The rectangle, in the coordinates of the container, in points.
  ///   - characterIndex: The index of the first character of the line.
  ///   - baseWritingDirection: The direction in which the line continues beside an area.
  ///   - remainingRect: Receives the rest of the proposed rectangle beside the part, or an empty rectangle.
  /// - Returns: The part.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    var rect = proposedRect
    if size.width > 0, !widthTracksTextView {
      let minX = max(0, rect.minX)
      rect = CGRect(x: minX, y: rect.minY, width: max(0, min(size.width, rect.maxX) - minX), height: rect.height)
    }
    guard rect.width > 0, rect.minY.isFinite, rect.minY < bottomOfExclusionPaths else { return rect }
    var parts = freeParts(of: rect)
    if parts.isEmpty {
      rect.origin.y = firstFreeHeight(below: rect)
      parts = freeParts(of: rect)
    }
    let isRightToLeft = baseWritingDirection == .rightToLeft
    guard let part = isRightToLeft ? parts.last : parts.first else { return rect }
    if parts.count > 1 {
      let other = isRightToLeft ? parts[parts.count - 2] : parts[1]
      remainingRect?.pointee =
        isRightToLeft
        ? CGRect(x: rect.minX, y: rect.minY, width: other.maxX - rect.minX, height: rect.height)
        : CGRect(x: other.minX, y: rect.minY, width: rect.maxX - other.minX, height: rect.height)
    }
    return part
  }

  /// The number of heights that are tried between two corners of the exclusion paths.
  private static let searchStepCount: CGFloat = 64

  /// Returns the top at which a rectangle without space is moved down to a place with space.
  ///
  /// Moving down frees space where the top passes an edge. Upright edges free it at their corners, which are tried exactly. Slanted
  /// edges free it gradually, so heights between the corners are tried too, a point or more from each other.
  private func firstFreeHeight(below rect: CGRect) -> CGFloat {
    let levels = exclusionOutlines.flatMap(\.levels).filter { $0 > rect.minY }.sorted()
    func isFree(_ y: CGFloat) -> Bool {
      !freeParts(of: CGRect(x: rect.minX, y: y, width: rect.width, height: rect.height)).isEmpty
    }
    var y = rect.minY
    // Corners that are close together are tried as one, because the many points of a drawn curve would take long.
    for level in levels where level == levels.last || level >= y + 0.25 {
      let step = max(1, (level - y) / Self.searchStepCount)
      while y < level {
        // At a large height, the sum can be equal to the height.
        let next = y + step > y ? min(level, y + step) : level
        guard isFree(next) else {
          y = next
          continue
        }
        return bisect(from: y, to: next, isFree)
      }
    }
    return y
  }

  /// Returns a height at most one point below the first one with space, between a height without and one with space.
  private func bisect(from covered: CGFloat, to free: CGFloat, _ isFree: (CGFloat) -> Bool) -> CGFloat {
    var (covered, free) = (covered, free)
    while free - covered > 1 {
      let middle = covered / 2 + free / 2
      guard middle > covered, middle < free else { break }
      if isFree(middle) { free = middle } else { covered = middle }
    }
    return free
  }

  /// Returns the parts of a rectangle beside the exclusion paths, from left to right.
  private func freeParts(of rect: CGRect) -> [CGRect] {
    // At a large height, the bottom of a rectangle is rounded to its top, and nothing would be covered.
    let bottom = rect.height > 0 ? max(rect.maxY, rect.minY.nextUp) : rect.maxY
    let covered = exclusionOutlines.flatMap { $0.coveredRanges(from: rect.minY, to: bottom) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var parts: [CGRect] = []
    var x = rect.minX
    func addPart(to end: CGFloat) {
      if end > x { parts.append(CGRect(x: x, y: rect.minY, width: end - x, height: rect.height)) }
    }
    for range in covered {
      addPart(to: min(range.lowerBound, rect.maxX))
      x = max(x, range.upperBound)
    }
    addPart(to: rect.maxX)
    return parts
  }

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
