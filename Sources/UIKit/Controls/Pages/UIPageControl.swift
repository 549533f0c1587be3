import Foundation

/// A row of dots, one a page; the dot of the present page is the bright one.
///
/// A tap beside the present dot turns a page, and a finger along the dots turns many.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A capsule while the user holds the dots.
    case automatic
    /// Always a capsule.
    case prominent
    /// Never a capsule.
    case minimal
  }

  /// Which way the pages go.
  public enum Direction: Int, Sendable {
    /// As the language is written.
    case natural
    /// The first page is at the left.
    case leftToRight
    /// The first page is at the right.
    case rightToLeft
    /// The first page is at the top.
    case topToBottom
    /// The first page is at the bottom.
    case bottomToTop
  }

  /// What the user does with the dots.
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none
    /// Taps.
    case discrete
    /// Moves a finger along the dots.
    case continuous
  }

  private static let dot: CGFloat = 7.59
  private static let slot: CGFloat = 9.6
  private static let gap: CGFloat = 8
  private static let end: CGFloat = 14
  private static let thickness: CGFloat = 25.6
  /// How much longer than a dot's slot that of a bar is.
  private static let barExtra: CGFloat = 26

  private let background = UIView()
  private var dots: [UIImageView] = []
  private var pictures: [Int: UIImage] = [:]
  private var currentPictures: [Int: UIImage] = [:]
  /// The page whose dot is bright: lags behind `currentPage` with `defersCurrentPageDisplay`.
  private var shownPage = 0
  private var startX: CGFloat = 0
  private let bar = UIView()

  /// A control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes what `UIControl` decodes: no pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(bar)
    bar.isUserInteractionEnabled = false
    bar.isHidden = true
    show()
  }

  // MARK: Progress

  /// Shows how far the present page has come: its dot becomes a bar. Belongs to one control at a time. Default nil.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.isProgressVisible = false
      oldValue?.control = nil
      progress?.control?.progress = nil
      progress?.control = self
      progress?.pageChanged(to: storedPage)
      followProgress()
    }
  }

  /// Whether the bar is seen has perhaps changed.
  private func followProgress() {
    guard let progress else {
      if !bar.isHidden { show() }
      return
    }
    progress.isProgressVisible = numberOfPages > 0 && window != nil && !isHidden && interactionState == .none
    invalidateIntrinsicContentSize()
    show()
  }

  final func progressChanged() { layOutBar() }

  private var showsBar: Bool { progress?.isProgressVisible == true }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if progress != nil { followProgress() }
  }

  open override var isHidden: Bool { didSet { if progress != nil, isHidden != oldValue { followProgress() } } }

  /// The timer's turn of a page tells those who listen, as the user's does.
  final func turnByTimer(to page: Int) { turn(to: page, nil) }

  private func layOutBar() {
    bar.isHidden = !showsBar || !dots.indices.contains(shownPage)
    guard !bar.isHidden else { return }
    let frame = dots[shownPage].frame
    let share = CGFloat(progress?.currentProgress ?? 0)
    let full = isVertical ? frame.height : frame.width
    let length = Self.dot + (full - Self.dot) * share
    var filled = frame
    if isVertical {
      filled.size.height = length
      if isReversed { filled.origin.y = frame.maxY - length }
    } else {
      filled.size.width = length
      if isReversed { filled.origin.x = frame.maxX - length }
    }
    bar.frame = filled
    bar.layer.cornerRadius = Self.dot / 2
    bar.backgroundColor = currentPageIndicatorTintColor ?? .white
    bringSubviewToFront(bar)
  }

  // MARK: Pages

  /// How many dots there are. Default 0. Fewer pages bring `currentPage` back into them.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      storedPage = min(storedPage, max(0, numberOfPages - 1))
      shownPage = min(shownPage, max(0, numberOfPages - 1))
      while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
      while dots.count < numberOfPages {
        let dot = UIImageView()
        dot.isUserInteractionEnabled = false
        addSubview(dot)
        dots.append(dot)
      }
      invalidateIntrinsicContentSize()
      show()
      if progress != nil { followProgress() }
    }
  }

  private var storedPage = 0 {
    didSet { if storedPage != oldValue { progress?.pageChanged(to: storedPage) } }
  }

  /// The page of the bright dot, from 0; others are brought into the pages. Default 0. Setting it tells nobody.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(0, newValue), max(0, numberOfPages - 1))
      shownPage = storedPage
      show()
    }
  }

  /// Whether the control is not seen while there is one page or none. Default false.
  open var hidesForSinglePage = false { didSet { show() } }

  /// Whether the user's page turns show only at `updateCurrentPageDisplay()`. Default false.
  @available(*, deprecated)
  open var defersCurrentPageDisplay: Bool {
    get { defers }
    set { defers = newValue }
  }
  private var defers = false

  /// Shows the present page, if that was put off.
  @available(*, deprecated)
  open func updateCurrentPageDisplay() {
    shownPage = storedPage
    show()
  }

  private func turn(to page: Int, _ event: UIEvent?) {
    let page = min(max(0, page), numberOfPages - 1)
    guard page != storedPage, page >= 0 else { return }
    storedPage = page
    if !defers { shownPage = page }
    if wasDisplayed {
      UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
        self.show()
      }
    } else {
      show()
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  // MARK: Look

  /// The colour of the other dots; nil, the default, is white at 45 % (measured on iOS 26.1).
  open var pageIndicatorTintColor: UIColor? { didSet { show() } }
  /// The colour of the present page's dot; nil, the default, is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }
  /// What lies behind the dots. Default automatic.
  open var backgroundStyle = UIPageControl.BackgroundStyle.automatic { didSet { show() } }
  /// Which way the pages go. Default natural.
  open var direction = UIPageControl.Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// A picture instead of the dots, in their colours. Default nil.
  open var preferredIndicatorImage: UIImage? { didSet { show() } }
  /// A picture instead of the present page's dot. Default nil: as the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { show() } }

  /// A picture instead of one page's dot; nil is the preferred one. A page out of range is reported, here and below.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard has(page, "setIndicatorImage") else { return }
    pictures[page] = image
    show()
  }
  /// The picture that was set for that page; nil if none was.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    has(page, "indicatorImage") ? pictures[page] ?? preferredIndicatorImage : nil
  }

  /// A picture instead of one page's dot while it is the present one; nil is the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard has(page, "setCurrentPageIndicatorImage") else { return }
    currentPictures[page] = image
    show()
  }
  /// The picture that was set for that page while it is the present one; nil if none was.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    has(page, "currentPageIndicatorImage") ? currentPictures[page] ?? preferredCurrentPageIndicatorImage : nil
  }

  private static let paleDot = UIColor(white: 1, alpha: 0.45)

  private func has(_ page: Int, _ what: String) -> Bool {
    if (0..<numberOfPages).contains(page) { return true }
    Misuse.report("\(self): \(what): page \(page) is beyond the \(numberOfPages) pages")
    return false
  }

  private func show() {
    for (page, dot) in dots.enumerated() {
      let isCurrent = page == shownPage
      let own = pictures[page] ?? preferredIndicatorImage
      let picture = isCurrent ? currentPictures[page] ?? preferredCurrentPageIndicatorImage ?? own : own
      let isBright = isCurrent && !showsBar
      let color = isBright ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? Self.paleDot
      dot.image = isCurrent && showsBar ? nil : picture?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = dot.image == nil ? color : nil
    }
    let isHeld = interactionState != .none
    background.backgroundColor =
      backgroundStyle == .prominent || (backgroundStyle == .automatic && isHeld) ? .tertiarySystemFill : .clear
    let isSeen = numberOfPages > 1 || !hidesForSinglePage
    for view in dots { view.isHidden = !isSeen }
    background.isHidden = !isSeen
    setNeedsLayout()
  }

  package override var takesTaps: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) {
    (contentRect, min(contentRect.width, contentRect.height) / 2)
  }
  package override final func activateByKey() {}
  package override final func stepByKey(_ sign: Int, isVertical: Bool) -> Bool {
    guard isVertical == self.isVertical else { return false }
    // Arrows go where they point; the first page of these lies at the other end.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var step = sign
    switch direction {
    case .topToBottom: step = -sign
    case .leftToRight: step = isMirrored ? -sign : sign
    case .rightToLeft: step = isMirrored ? sign : -sign
    default: break
    }
    let old = currentPage
    currentPage = old + step
    if currentPage != old { tellOfValueByKey() }
    return true
  }
  package override final func moveToEndByKey(isFirst: Bool) -> Bool {
    let old = currentPage
    currentPage = isFirst ? 0 : numberOfPages - 1
    if currentPage != old { tellOfValueByKey() }
    return true
  }
  package override func stateChanged() { show() }

  // MARK: Geometry

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    default: false
    }
  }

  /// The least size for so many pages: 18 points a dot and 20 around them, 26 across (at 2x, measured on iOS 26.1); a bar
  /// is 26 points longer than a dot.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let slot = pixelUp(Self.slot)
    let count = CGFloat(max(0, pageCount))
    let bar = showsBar && pageCount > 0 ? Self.barExtra : 0
    let length = max(0, count * (slot + Self.gap) - Self.gap) + 2 * Self.end + bar
    let thickness = pixelUp(Self.thickness)
    return isVertical ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
  }

  /// Where all dots lie with what is around them, in the bounds.
  final var contentRect: CGRect {
    let size = size(forNumberOfPages: numberOfPages)
    return CGRect(
      x: nearestPixel((bounds.width - size.width) / 2), y: ((bounds.height - size.height) / 2).rounded(.down),
      width: size.width, height: size.height)
  }

  /// Where the slot of a page's dot lies, in the bounds.
  final func slotRect(_ page: Int) -> CGRect {
    let content = contentRect
    let slot = pixelUp(Self.slot)
    let place = CGFloat(isReversed ? numberOfPages - 1 - page : page)
    var along = Self.end + place * (slot + Self.gap)
    var length = slot
    if showsBar {
      let barPlace = CGFloat(isReversed ? numberOfPages - 1 - shownPage : shownPage)
      if place > barPlace { along += Self.barExtra }
      if page == shownPage { length += Self.barExtra }
    }
    return isVertical
      ? CGRect(x: content.minX, y: content.minY + along, width: content.width, height: length)
      : CGRect(x: content.minX + along, y: content.minY, width: length, height: content.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = contentRect
    background.layer.cornerRadius = min(contentRect.width, contentRect.height) / 2
    for (page, dot) in dots.enumerated() {
      let slot = slotRect(page)
      var size = dot.image?.size ?? CGSize(width: Self.dot, height: Self.dot)
      if showsBar, page == shownPage {
        if isVertical { size.height += Self.barExtra } else { size.width += Self.barExtra }
      }
      dot.bounds = CGRect(origin: .zero, size: size)
      dot.center = CGPoint(x: slot.midX, y: slot.midY)
      dot.layer.cornerRadius = dot.image == nil ? Self.dot / 2 : 0
    }
    layOutBar()
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touch

  /// What the user does at the moment.
  open private(set) var interactionState = UIPageControl.InteractionState.none {
    didSet {
      guard interactionState != oldValue else { return }
      show()
      if progress != nil { followProgress() }
    }
  }

  /// Whether a finger along the dots turns pages. Default true.
  open var allowsContinuousInteraction = true

  private func along(_ touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return isVertical ? point.y : point.x
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startX = along(touch)
    return numberOfPages > 0
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction else { return true }
    let here = along(touch)
    if interactionState != .continuous, abs(here - startX) > 10 { interactionState = .continuous }
    if interactionState == .continuous {
      let first = slotRect(0)
      let start = isVertical ? first.midY : first.midX
      let pitch = (pixelUp(Self.slot) + Self.gap) * (isReversed ? -1 : 1)
      turn(to: Int(((here - start) / pitch).rounded()), event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if interactionState != .continuous, let touch, bounds.insetBy(dx: -10, dy: -10).contains(touch.location(in: self)) {
      interactionState = .discrete
      // Beside the dots' middle: on or back, whatever page it is.
      let isOn = along(touch) > (isVertical ? bounds.midY : bounds.midX)
      turn(to: storedPage + (isOn != isReversed ? 1 : -1), event)
    }
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }
}
