import Foundation

/// A control that shows a row of dots, one for each page, in which the dot of the current page is highlighted.
///
/// A tap on either side of the control's middle turns one page, and dragging along the dots turns several.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The style of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// The background is a capsule while the user interacts with the control.
    case automatic
    /// The background is always a capsule.
    case prominent
    /// There is no background.
    case minimal
  }

  /// The direction in which the pages are laid out.
  public enum Direction: Int, Sendable {
    /// The direction of the user's language.
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

  /// The way in which the user interacts with the control.
  public enum InteractionState: Int, Sendable {
    /// The user does not interact with the control.
    case none
    /// The user taps the control.
    case discrete
    /// The user drags along the dots.
    case continuous
  }

  private static let dotDiameter: CGFloat = 7.59
  private static let slotLength: CGFloat = 9.6
  private static let gap: CGFloat = 8
  private static let endMargin: CGFloat = 14
  private static let thickness: CGFloat = 25.6
  /// The length, in points, by which the progress bar is longer than a dot.
  private static let extraBarLength: CGFloat = 26

  private let background = UIView()
  /// The maximum number of dot views. 400 dots are 7,000 points long, and the middle one is in the middle of the control, so more
  /// dots would be outside of every screen.
  private static let maximumDots = 400
  /// The dots of consecutive pages, of which the first is `firstDotPage`.
  private var dots: [UIImageView] = []
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]
  /// The index of the page whose dot is highlighted. While `defersCurrentPageDisplay` is `true`, this index can differ
  /// from `currentPage`.
  private var shownPage = 0
  private var startX: CGFloat = 0
  private let bar = UIView()

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a page control from data in an unarchiver. Properties are decoded only from nibs and storyboards. With other data, the
  /// control has no pages.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UIPageControl.self)
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(bar)
    bar.isUserInteractionEnabled = false
    bar.isHidden = true
    updateDots()
  }

  // MARK: Progress

  /// The progress of the current page, which is shown as a bar instead of the page's dot. The default is `nil`, which
  /// shows a dot.
  ///
  /// A progress object belongs to one control at a time.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.isProgressVisible = false
      oldValue?.control = nil
      progress?.control?.progress = nil
      progress?.control = self
      progress?.pageChanged(to: pageStorage)
      updateFromProgress()
    }
  }

  /// Updates the dots and `isProgressVisible` after the progress or the visibility of the control has changed.
  private func updateFromProgress() {
    guard let progress else {
      if !bar.isHidden { updateDots() }
      return
    }
    progress.isProgressVisible = numberOfPages > 0 && window != nil && !isHidden && interactionState == .none
    invalidateIntrinsicContentSize()
    updateDots()
  }

  final func progressChanged() { layOutBar() }

  private var showsBar: Bool { progress?.isProgressVisible == true }

  open override dynamic func didMoveToWindow() {
    super.didMoveToWindow()
    if progress != nil { updateFromProgress() }
  }

  open override var isHidden: Bool { didSet { if progress != nil, isHidden != oldValue { updateFromProgress() } } }

  /// Makes a page the current page when the progress timer elapses, and sends the same events as when the user turns to
  /// that page.
  final func turnPageByTimer(to page: Int) { showPage(to: page, nil) }

  private func layOutBar() {
    bar.isHidden = !showsBar || !dots.indices.contains(shownPage - firstDotPage)
    guard !bar.isHidden else { return }
    let frame = dots[shownPage - firstDotPage].frame
    let fraction = CGFloat(progress?.currentProgress ?? 0)
    let dotLength = isVertical ? frame.height : frame.width
    let length = Self.dotDiameter + (dotLength - Self.dotDiameter) * fraction
    var barFrame = frame
    if isVertical {
      barFrame.size.height = length
      if isReversed { barFrame.origin.y = frame.maxY - length }
    } else {
      barFrame.size.width = length
      if isReversed { barFrame.origin.x = frame.maxX - length }
    }
    bar.frame = barFrame
    bar.layer.cornerRadius = Self.dotDiameter / 2
    bar.backgroundColor = currentPageIndicatorTintColor ?? .white
    bringSubviewToFront(bar)
  }

  // MARK: Pages

  /// The number of pages. The default is 0.
  ///
  /// If the number becomes smaller, `currentPage` is limited to the last page.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      pageStorage = min(pageStorage, max(0, numberOfPages - 1))
      shownPage = min(shownPage, max(0, numberOfPages - 1))
      let dotCount = min(numberOfPages, Self.maximumDots)
      while dots.count > dotCount { dots.removeLast().removeFromSuperview() }
      while dots.count < dotCount {
        let dot = UIImageView()
        dot.isUserInteractionEnabled = false
        addSubview(dot)
        dots.append(dot)
      }
      invalidateIntrinsicContentSize()
      updateDots()
      if progress != nil { updateFromProgress() }
    }
  }

  private var firstDotPage: Int { (numberOfPages - dots.count) / 2 }

  private var pageStorage = 0 {
    didSet { if pageStorage != oldValue { progress?.pageChanged(to: pageStorage) } }
  }

  /// The index of the current page. The default is 0.
  ///
  /// Values out of range are limited to the pages. Setting this property sends no events.
  open var currentPage: Int {
    get { pageStorage }
    set {
      pageStorage = min(max(0, newValue), max(0, numberOfPages - 1))
      shownPage = pageStorage
      updateDots()
    }
  }

  /// A Boolean value that determines whether the control is hidden if there is at most one page. The default is
  /// `false`.
  open var hidesForSinglePage = false { didSet { updateDots() } }

  /// A Boolean value that determines whether page turns by the user are shown only after a call of
  /// `updateCurrentPageDisplay()`. The default is `false`.
  @available(*, deprecated)
  open var defersCurrentPageDisplay: Bool {
    get { defersDisplay }
    set { defersDisplay = newValue }
  }
  private var defersDisplay = false

  /// Highlights the dot of the current page, if `defersCurrentPageDisplay` has delayed its display.
  @available(*, deprecated)
  open func updateCurrentPageDisplay() {
    shownPage = pageStorage
    updateDots()
  }

  private func showPage(to page: Int, _ event: UIEvent?) {
    let page = min(max(0, page), numberOfPages - 1)
    guard page != pageStorage, page >= 0 else { return }
    pageStorage = page
    if !defersDisplay { shownPage = page }
    if wasDisplayed {
      UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
        self.updateDots()
      }
    } else {
      updateDots()
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  // MARK: Appearance

  /// The tint color of the dots of all pages except the current one. The default is `nil`, which uses white with an
  /// opacity of 45 % (measured on iOS 26.1).
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
      updateDots()
    }
  }
  /// The tint color of the dot of the current page. The default is `nil`, which uses white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
      updateDots()
    }
  }
  /// The style of the background. The default is `automatic`.
  open var backgroundStyle = UIPageControl.BackgroundStyle.automatic {
    didSet {
      recordAppearanceValue(\UIPageControl.backgroundStyle, backgroundStyle)
      updateDots()
    }
  }
  /// The direction in which the pages are laid out. The default is `natural`.
  open var direction = UIPageControl.Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The image to show instead of the dots, in their tint color. The default is `nil`, which shows dots.
  open var preferredIndicatorImage: UIImage? {
    didSet {
      recordAppearanceValue(\UIPageControl.preferredIndicatorImage, preferredIndicatorImage)
      updateDots()
    }
  }
  /// The image to show instead of the dot of the current page. The default is `nil`, which shows the image of the other
  /// pages.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { updateDots() } }

  /// Sets the image to show instead of the dot of a page.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use `preferredIndicatorImage`.
  ///   - page: The index of the page. If it is out of range, the method reports an error and does nothing.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard checkPage(page, "setIndicatorImage") else { return }
    indicatorImages[page] = image
    updateDots()
  }
  /// Returns the image that is shown instead of the dot of a page.
  ///
  /// - Parameter page: The index of the page. If it is out of range, the method reports an error.
  /// - Returns: The image that was set for the page, otherwise `preferredIndicatorImage`.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    checkPage(page, "indicatorImage") ? indicatorImages[page] ?? preferredIndicatorImage : nil
  }

  /// Sets the image to show instead of the dot of a page while it is the current one.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use `preferredCurrentPageIndicatorImage`.
  ///   - page: The index of the page. If it is out of range, the method reports an error and does nothing.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard checkPage(page, "setCurrentPageIndicatorImage") else { return }
    currentIndicatorImages[page] = image
    updateDots()
  }
  /// Returns the image that is shown instead of the dot of a page while it is the current one.
  ///
  /// - Parameter page: The index of the page. If it is out of range, the method reports an error.
  /// - Returns: The image that was set for the page, otherwise `preferredCurrentPageIndicatorImage`.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    checkPage(page, "currentPageIndicatorImage")
      ? currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage : nil
  }

  private static let defaultIndicatorColor = UIColor(white: 1, alpha: 0.45)

  private func checkPage(_ page: Int, _ method: String) -> Bool {
    if (0..<numberOfPages).contains(page) { return true }
    Diagnostics.report(
      "\(self): \(method): page \(page) is out of range, because the control has \(numberOfPages) pages. "
        + "The call is ignored")
    return false
  }

  private func updateDots() {
    for (index, dot) in dots.enumerated() {
      let page = firstDotPage + index
      let isCurrent = page == shownPage
      let pageImage = indicatorImages[page] ?? preferredIndicatorImage
      let indicatorImage =
        isCurrent ? currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? pageImage : pageImage
      let isBright = isCurrent && !showsBar
      let color =
        isBright ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? Self.defaultIndicatorColor
      dot.image = isCurrent && showsBar ? nil : indicatorImage?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = dot.image == nil ? color : nil
    }
    let isInteracting = interactionState != .none
    background.backgroundColor =
      backgroundStyle == .prominent || (backgroundStyle == .automatic && isInteracting) ? .tertiarySystemFill : .clear
    let isVisible = numberOfPages > 1 || !hidesForSinglePage
    for view in dots { view.isHidden = !isVisible }
    background.isHidden = !isVisible
    setNeedsLayout()
  }

  package override var hasTapPrecedence: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) {
    (contentRect, min(contentRect.width, contentRect.height) / 2)
  }
  package override final func activateByKey() {}
  package override final func handleArrowKey(direction: Int, isVertical: Bool) -> Bool {
    guard isVertical == self.isVertical else { return false }
    // The highlight moves to the dot in the direction of the arrow. `direction` is 1 for the up arrow and for the arrow to the
    // trailing edge. If the first page is at the top or at the trailing edge, these arrows lead to the previous page.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var step = direction
    switch self.direction {
    case .topToBottom: step = -direction
    case .leftToRight: step = isMirrored ? -direction : direction
    case .rightToLeft: step = isMirrored ? direction : -direction
    default: break
    }
    let oldPage = currentPage
    currentPage = oldPage + step
    if currentPage != oldPage { sendValueEvents() }
    return true
  }
  package override final func moveToEndByKey(isFirst: Bool) -> Bool {
    let oldPage = currentPage
    currentPage = isFirst ? 0 : numberOfPages - 1
    if currentPage != oldPage { sendValueEvents() }
    return true
  }
  package override func stateChanged() { updateDots() }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      value: "page \(currentPage + 1) of \(numberOfPages)", traits: [.updatesFrequently, .adjustable])
  }

  // MARK: Geometry

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    default: false
    }
  }

  /// Returns the minimum size of a control with a number of pages.
  ///
  /// - Parameter pageCount: The number of pages, at least 0.
  /// - Returns: The size in points. Along the dots it is 18 for each dot plus 20, and across the dots it is 26 (at 2x,
  ///   measured on iOS 26.1). A progress bar adds 26 along the dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let slot = roundedUpToPixel(Self.slotLength)
    let count = CGFloat(max(0, pageCount))
    let bar = showsBar && pageCount > 0 ? Self.extraBarLength : 0
    let length = max(0, count * (slot + Self.gap) - Self.gap) + 2 * Self.endMargin + bar
    let thickness = roundedUpToPixel(Self.thickness)
    return isVertical ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
  }

  /// The rectangle that contains all dots and their margins, in the coordinate system of the control.
  final var contentRect: CGRect {
    let size = size(forNumberOfPages: numberOfPages)
    return CGRect(
      x: nearestPixel((bounds.width - size.width) / 2), y: ((bounds.height - size.height) / 2).rounded(.down),
      width: size.width, height: size.height)
  }

  /// Returns the rectangle that is reserved for the dot of a page, in the coordinate system of the control.
  final func slotRect(_ page: Int) -> CGRect {
    let content = contentRect
    let slot = roundedUpToPixel(Self.slotLength)
    let index = CGFloat(isReversed ? numberOfPages - 1 - page : page)
    var offset = Self.endMargin + index * (slot + Self.gap)
    var length = slot
    if showsBar {
      let indicatorIndex = CGFloat(isReversed ? numberOfPages - 1 - shownPage : shownPage)
      if index > indicatorIndex { offset += Self.extraBarLength }
      if page == shownPage { length += Self.extraBarLength }
    }
    return isVertical
      ? CGRect(x: content.minX, y: content.minY + offset, width: content.width, height: length)
      : CGRect(x: content.minX + offset, y: content.minY, width: length, height: content.height)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    background.frame = contentRect
    background.layer.cornerRadius = min(contentRect.width, contentRect.height) / 2
    for (index, dot) in dots.enumerated() {
      let page = firstDotPage + index
      let slot = slotRect(page)
      var size = dot.image?.size ?? CGSize(width: Self.dotDiameter, height: Self.dotDiameter)
      if showsBar, page == shownPage {
        if isVertical { size.height += Self.extraBarLength } else { size.width += Self.extraBarLength }
      }
      dot.bounds = CGRect(origin: .zero, size: size)
      dot.center = CGPoint(x: slot.midX, y: slot.midY)
      dot.layer.cornerRadius = dot.image == nil ? Self.dotDiameter / 2 : 0
    }
    layOutBar()
  }

  open override dynamic var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  /// The way in which the user currently interacts with the control.
  open private(set) var interactionState = UIPageControl.InteractionState.none {
    didSet {
      guard interactionState != oldValue else { return }
      updateDots()
      if progress != nil { updateFromProgress() }
    }
  }

  /// A Boolean value that determines whether dragging along the dots turns pages. The default is `true`.
  open var allowsContinuousInteraction = true

  private func trackOffset(_ touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return isVertical ? point.y : point.x
  }

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startX = trackOffset(touch)
    return numberOfPages > 0
  }

  open override dynamic func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction else { return true }
    let position = trackOffset(touch)
    if interactionState != .continuous, abs(position - startX) > 10 { interactionState = .continuous }
    if interactionState == .continuous {
      let firstSlot = slotRect(0)
      let start = isVertical ? firstSlot.midY : firstSlot.midX
      let pitch = (roundedUpToPixel(Self.slotLength) + Self.gap) * (isReversed ? -1 : 1)
      // The numbers of very many pages are not exact, and can be beyond the integers.
      let page = max(0, min(((position - start) / pitch).rounded(), 0x1p53))
      showPage(to: Int(page), event)
    }
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if interactionState != .continuous, let touch, bounds.insetBy(dx: -10, dy: -10).contains(touch.location(in: self)) {
      interactionState = .discrete
      // A tap turns forwards or back by one page, depending on the side of the control's middle.
      let isAfterMiddle = trackOffset(touch) > (isVertical ? bounds.midY : bounds.midX)
      showPage(to: pageStorage + (isAfterMiddle != isReversed ? 1 : -1), event)
    }
    interactionState = .none
  }

  open override dynamic func cancelTracking(with event: UIEvent?) { interactionState = .none }
}
