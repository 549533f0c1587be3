import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// Which segments something is about, by their place.
  public enum Segment: Int, Sendable {
    /// Every segment.
    case any
    /// The segment at the left end, where there are several.
    case left
    /// Segments with others on both sides.
    case center
    /// The segment at the right end, where there are several.
    case right
    /// The only segment there is.
    case alone
  }

  static let height: CGFloat = 34
  /// Between a segment and the pill of the chosen one (measured on iOS 26.1).
  static let pillInset: CGFloat = 2
  private static let padding: CGFloat = 14

  final let well = UIImageView()
  final let pill = UIView()
  final let pillPicture = UIImageView()
  private(set) final var segments: [SegmentItem] = []
  final var dividers: [UIImageView] = []
  final var images = SegmentedImages()
  final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  final var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]
  final var pressed: Int?
  private var dragsPill = false

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control with a segment for each string or image (or action), in its natural size.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] { insert(SegmentItem(item), at: segments.count) }
    bounds.size = intrinsicContentSize
  }

  /// A control with a segment for each action; choosing a segment runs it.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insert(SegmentItem(action), at: segments.count) }
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Decodes what `UIControl` decodes: no segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [well, pill] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    well.clipsToBounds = true
    pill.addSubview(pillPicture)
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 1.5)
    pill.layer.shadowRadius = 3
    show()
  }

  // MARK: Segments

  /// Stands for no segment: -1.
  open class var noSegment: Int { -1 }

  /// How many there are.
  public final var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index beyond the end is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentItem(title), at: segment, animated: animated)
  }

  /// Inserts a segment with a picture; an index beyond the end is the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentItem(image), at: segment, animated: animated)
  }

  /// Inserts a segment that shows an action's image or title and runs it. One that has the action already is reported.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    guard segmentIndex(identifiedBy: action.identifier) == Self.noSegment else {
      return Misuse.report("\(self): there is a segment with the action \(action.identifier.rawValue) already")
    }
    insert(SegmentItem(action), at: segment, animated: animated)
  }

  private func insert(_ item: SegmentItem, at index: Int, animated: Bool = false) {
    let index = min(max(0, index), segments.count)
    segments.insert(item, at: index)
    for view in [item.label, item.picture] { addSubview(view) }
    if index <= selection { selection += 1 }
    // A chosen one that was removed is forgotten when new ones come (measured on iOS 26.1).
    if selection < Self.noSegment { selection = Self.noSegment }
    if animated, wasDisplayed {
      UIView.performWithoutAnimation {
        let x = index == 0 ? 0 : edges(in: bounds.width).dropLast().last ?? 0
        item.label.frame = CGRect(x: x, y: 0, width: 0, height: bounds.height)
        item.picture.frame = item.label.frame
        for view in [item.label, item.picture] { view.alpha = 0 }
      }
    }
    changed(animated: animated)
  }

  /// Removes a segment. An index out of range is reported.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let item = item(segment, "remove") else { return }
    segments.remove(at: segment)
    // -2 is what UIKit answers when the chosen one goes, and when any goes while none is chosen: none counts as one behind
    // all others there (segmented-model-remove-selected, -remove-0-none).
    if segment == selection || selection < 0 { selection = -2 } else if segment < selection { selection -= 1 }
    let views = [item.label, item.picture]
    if animated, wasDisplayed {
      UIView.animate(withDuration: 0.25) {
        for view in views { view.alpha = 0 }
      } completion: { _ in
        for view in views { view.removeFromSuperview() }
      }
    } else {
      for view in views { view.removeFromSuperview() }
    }
    changed(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for item in segments { for view in [item.label, item.picture] { view.removeFromSuperview() } }
    segments = []
    selection = Self.noSegment
    changed(animated: false)
  }

  private func changed(animated: Bool) {
    invalidateIntrinsicContentSize()
    show()
    guard animated, wasDisplayed else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  private func item(_ index: Int, _ what: String) -> SegmentItem? {
    guard segments.indices.contains(index) else {
      Misuse.report("\(self): \(what): segment \(index) is beyond the \(segments.count) segments")
      return nil
    }
    return segments[index]
  }

  /// Gives a segment a title instead of a picture. An index out of range is reported, here and below.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let item = item(segment, "setTitle") else { return }
    (item.title, item.image) = (title, nil)
    changed(animated: false)
  }
  /// The title; nil for a segment with a picture.
  open func titleForSegment(at segment: Int) -> String? {
    item(segment, "titleForSegment").flatMap { $0.image == nil ? $0.title : nil }
  }

  /// Gives a segment a picture instead of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let item = item(segment, "setImage") else { return }
    (item.title, item.image) = (nil, image)
    changed(animated: false)
  }
  /// The picture; nil for a segment with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { item(segment, "imageForSegment")?.image }

  /// Gives a segment an action, whose image or title it shows and which it runs. Another segment's is reported.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let item = item(segment, "setAction") else { return }
    let other = segmentIndex(identifiedBy: action.identifier)
    guard other == Self.noSegment || other == segment else {
      return Misuse.report("\(self): segment \(other) has the action \(action.identifier.rawValue) already")
    }
    (item.action, item.title, item.image) = (action, action.title.isEmpty ? nil : action.title, action.image)
    changed(animated: false)
  }
  /// The action; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { item(segment, "actionForSegment")?.action }

  /// The segment with the action; `noSegment` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// How wide a segment is, in points; 0, the default, is its share of what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    item(segment, "setWidth")?.width = max(0, width)
    changed(animated: false)
  }
  /// The width that was set; 0 if none was.
  open func widthForSegment(at segment: Int) -> CGFloat { item(segment, "widthForSegment")?.width ?? 0 }

  /// Moves what a segment shows, in points. Default zero.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    item(segment, "setContentOffset")?.contentOffset = offset
    setNeedsLayout()
  }
  /// How what it shows is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    item(segment, "contentOffsetForSegment")?.contentOffset ?? .zero
  }

  /// Whether a segment takes touches. Default true. The chosen one ceases to be chosen when it is disabled; in code one that
  /// is disabled can still be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let item = item(segment, "setEnabled") else { return }
    item.isEnabled = enabled
    if !enabled, segment == selection { selection = Self.noSegment }
    show()
  }
  /// Whether it takes touches.
  open func isEnabledForSegment(at segment: Int) -> Bool { item(segment, "isEnabledForSegment")?.isEnabled ?? false }

  // MARK: Choice

  final var selection = -1

  /// The chosen segment; `noSegment` for none. Setting it tells nobody. One out of range is reported and left.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        return Misuse.report(
          "\(self): segment \(newValue) is beyond the \(segments.count) segments; \(selection) stays")
      }
      select(newValue, animated: false)
    }
  }

  /// Whether a choice lasts only as long as the touch. Default false.
  open var isMomentary = false { didSet { show() } }

  /// Whether segments of no given width are as wide as what they show asks for, instead of alike. Default false.
  open var apportionsSegmentWidthsByContent = false { didSet { changed(animated: false) } }

  private func select(_ index: Int, animated: Bool) {
    guard index != selection else { return }
    let had = selection >= 0
    selection = index
    if animated, had, wasDisplayed {
      UIView.animate(
        withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState]
      ) {
        self.show()
        self.layoutIfNeeded()
      }
    } else {
      show()
    }
  }

  private func userChose(_ index: Int, _ event: UIEvent?) {
    guard index != selection || isMomentary else { return }
    select(index, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    if segments.indices.contains(index), let action = segments[index].action { sendAction(action) }
    if isMomentary { select(Self.noSegment, animated: false) }
  }

  // MARK: Touch

  private func segment(at point: CGPoint) -> Int? {
    guard bounds.insetBy(dx: 0, dy: -20).contains(point) else { return nil }
    let edges = edges(in: bounds.width)
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - point.x : point.x
    return segments.indices.first { edges[$0] <= x && x < edges[$0 + 1] && segments[$0].isEnabled }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    dragsPill = pressed != nil && pressed == selection && !isMomentary
    show()
    return pressed != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let now = segment(at: touch.location(in: self))
    if dragsPill, let now, now != selection { userChose(now, event) }
    if now != pressed {
      pressed = now
      show()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = pressed
    pressed = nil
    show()
    if let chosen { userChose(chosen, event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    show()
  }

  // MARK: Look

  /// The colour of the pill of the chosen segment; nil, the default, is the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { show() } }

  /// How titles look in a state; what a state does not say is the normal state's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    changed(animated: false)
  }
  /// What was set for a state; nil if nothing was.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// A picture behind the segments of a state, stretched; nil is the system's look.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    images.background[SegmentedImages.Key(state, barMetrics)] = backgroundImage
    show()
  }
  /// What was set for a state; nil if nothing was.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images.background[SegmentedImages.Key(state, barMetrics)]
  }

  /// A picture between segments of these states; nil is none.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images.divider[SegmentedImages.Pair(leftState, rightState, barMetrics)] = dividerImage
    show()
  }
  /// What was set for those states; nil if nothing was.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images.divider[SegmentedImages.Pair(leftState, rightState, barMetrics)] }

  /// Moves what segments of a place show, in points. Default zero.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) {
    adjustments[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }
  /// How what segments of a place show is moved.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { adjustments[leftCenterRightOrAlone] ?? .zero }

  package override var takesTaps: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
  package override final func activateByKey() {}
  package override final func stepByKey(_ sign: Int, isVertical: Bool) -> Bool {
    guard !isVertical else { return false }
    var index = selectedSegmentIndex
    repeat {
      index += sign
    } while segments.indices.contains(index) && !isEnabledForSegment(at: index)
    guard segments.indices.contains(index) else { return true }
    selectedSegmentIndex = index
    tellOfValueByKey()
    return true
  }
  package override func stateChanged() { show() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    well.frame = bounds
    well.layer.cornerRadius = well.image == nil ? bounds.height / 2 : 0
    if let rect = pillRect {
      pill.frame = pillPicture.image == nil ? rect : segmentRect(selection)
      pill.layer.cornerRadius = pillPicture.image == nil ? rect.height / 2 : 0
      pillPicture.frame = pill.bounds
    }
    for (index, item) in segments.enumerated() {
      let rect = segmentRect(index)
      let size = item.contentSize
      let shown = CGSize(width: min(size.width, rect.width), height: size.height)
      let moved = adjustment(of: index)
      let frame = CGRect(
        x: rect.minX + nearestPixel((rect.width - shown.width) / 2) + item.contentOffset.width + moved.horizontal,
        y: nearestPixel((rect.height - shown.height) / 2) + item.contentOffset.height + moved.vertical,
        width: shown.width, height: shown.height)
      item.label.frame = frame
      item.picture.frame = frame
    }
    layoutDividers()
  }

  /// As wide as the widest segment asks for, times their number; 34 points high.
  open override var intrinsicContentSize: CGSize {
    let asked = segments.map { $0.width > 0 ? $0.width : ($0.contentSize.width + 2 * Self.padding).rounded(.up) }
    let free = zip(segments, asked).filter { $0.0.width == 0 }.map(\.1)
    let fixed = segments.reduce(0) { $0 + $1.width }
    let shared = apportionsSegmentWidthsByContent ? free.reduce(0, +) : (free.max() ?? 0) * CGFloat(free.count)
    return CGSize(width: fixed + shared, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
