import Foundation

/// A control that consists of a row of segments, at most one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The position of the segments to which a setting applies.
  public enum Segment: Int, Sendable {
    /// A segment at any position.
    case any
    /// The leftmost of several segments.
    case left
    /// A segment with other segments on both sides.
    case center
    /// The rightmost of several segments.
    case right
    /// The only segment of a control.
    case alone
  }

  static let height: CGFloat = 34
  /// The distance between the edges of a segment and the edges of its highlight, in points (measured on iOS 26.1).
  static let pillInset: CGFloat = 2
  private static let padding: CGFloat = 14

  final let backgroundImageView = UIImageView()
  final let pill = UIView()
  final let pillImageView = UIImageView()
  private(set) final var segments: [SegmentItem] = []
  final var dividers: [UIImageView] = []
  final var images = SegmentedImages()
  final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  final var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]
  final var pressedSegmentIndex: Int?
  private var dragsPill = false

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control with segments. The size of the control's frame is its intrinsic size.
  ///
  /// - Parameter items: The contents of the segments: strings, images or actions. For an object of another type, the
  ///   initializer reports an error.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] { insert(SegmentItem(item), at: segments.count) }
    bounds.size = sizeThatFits(.zero)
  }

  /// Creates a control with a segment for each action.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the superview. With a zero size the control has its intrinsic size.
  ///   - actions: The actions. Selecting a segment runs its action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insert(SegmentItem(action), at: segments.count) }
    if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
  }

  /// Creates a segmented control from data in an unarchiver. Properties are decoded only from nibs and storyboards. With other data, the
  /// control has no segments.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UISegmentedControl.self)
  }

  private func setUp() {
    for view in [backgroundImageView, pill] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    backgroundImageView.clipsToBounds = true
    pill.addSubview(pillImageView)
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 1.5)
    pill.layer.shadowRadius = 3
    show()
  }

  // MARK: Segments

  /// The index that represents no segment: -1.
  open class var noSegment: Int { -1 }

  /// The number of segments, which have the indices from 0 to this number, exclusive.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the new segment.
  ///   - segment: The index of the new segment. It is limited to 0 … `numberOfSegments`.
  ///   - animated: `true` to animate the insertion.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentItem(title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image.
  ///
  /// - Parameters:
  ///   - image: The image of the new segment.
  ///   - segment: The index of the new segment. It is limited to 0 … `numberOfSegments`.
  ///   - animated: `true` to animate the insertion.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentItem(image), at: segment, animated: animated)
  }

  /// Inserts a segment that shows the image or the title of an action and runs the action when the segment is selected.
  ///
  /// - Parameters:
  ///   - action: The action. If it already belongs to another segment, the method reports an error and does nothing.
  ///   - segment: The index of the new segment. It is limited to 0 … `numberOfSegments`.
  ///   - animated: `true` to animate the insertion.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    guard segmentIndex(identifiedBy: action.identifier) == Self.noSegment else {
      return Diagnostics.report(
        "\(self): another segment has the action \(action.identifier.rawValue) already; no segment is inserted")
    }
    insert(SegmentItem(action), at: segment, animated: animated)
  }

  private func insert(_ item: SegmentItem, at index: Int, animated: Bool = false) {
    let index = min(max(0, index), segments.count)
    segments.insert(item, at: index)
    for view in [item.label, item.imageView] { addSubview(view) }
    if index <= selection { selection += 1 }
    // A selection whose segment was removed is discarded when segments are inserted (measured on iOS 26.1).
    let isDiscarded = selection < Self.noSegment
    if isDiscarded { selection = Self.noSegment }
    if animated, wasDisplayed {
      UIView.performWithoutAnimation {
        let x = index == 0 ? 0 : edges(in: bounds.width).dropLast().last ?? 0
        item.label.frame = CGRect(x: x, y: 0, width: 0, height: bounds.height)
        item.imageView.frame = item.label.frame
        for view in [item.label, item.imageView] { view.alpha = 0 }
      }
    }
    segmentsChanged(animated: animated, inserted: isDiscarded ? nil : index)
  }

  /// Removes a segment. The segments after it get lower indices, and the same segment remains selected. If the selected segment
  /// itself is removed, none is selected.
  ///
  /// - Parameters:
  ///   - segment: The index of the segment. If it is out of range, the method reports an error and does nothing.
  ///   - animated: `true` to animate the removal.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let item = item(segment, "remove") else { return }
    segments.remove(at: segment)
    // UIKit returns -2 after the selected segment was removed, and after any segment was removed while none was
    // selected. The index -1 for no selection is treated as an index before the removed one
    // (segmented-model-remove-selected, -remove-0-none).
    if segment == selection || selection < 0 { selection = -2 } else if segment < selection { selection -= 1 }
    let views = [item.label, item.imageView]
    if animated, wasDisplayed {
      UIView.animate(withDuration: 0.25) {
        for view in views { view.alpha = 0 }
      } completion: { _ in
        for view in views { view.removeFromSuperview() }
      }
    } else {
      for view in views { view.removeFromSuperview() }
    }
    segmentsChanged(animated: animated)
  }

  /// Removes all segments. Afterwards no segment is selected.
  open func removeAllSegments() {
    for item in segments { for view in [item.label, item.imageView] { view.removeFromSuperview() } }
    segments = []
    selection = Self.noSegment
    segmentsChanged(animated: false)
  }

  /// Updates the control after segments were inserted or removed. If a single segment was inserted, the others keep their looks.
  private func segmentsChanged(animated: Bool, inserted insertedIndex: Int? = nil) {
    invalidateIntrinsicContentSize()
    if let insertedIndex {
      showBackground()
      showSegment(insertedIndex)
      setNeedsLayout()
    } else {
      show()
    }
    guard animated, wasDisplayed else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  private func item(_ index: Int, _ method: String) -> SegmentItem? {
    guard segments.indices.contains(index) else {
      Diagnostics.report(
        "\(self): \(method): segment \(index) is out of range; the control has \(segments.count) segments and ignores "
          + "the call"
      )
      return nil
    }
    return segments[index]
  }

  /// Sets the title of a segment, which replaces its image.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for an empty segment.
  ///   - segment: The index of the segment. If it is out of range, the method reports an error and does nothing.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let item = item(segment, "setTitle") else { return }
    (item.title, item.image) = (title, nil)
    segmentsChanged(animated: false)
  }
  /// Returns the text that a segment shows. A segment shows either a title or an image.
  ///
  /// - Parameter segment: The index of the segment. If it is out of range, the method reports an error.
  /// - Returns: The title, or `nil` if the segment has an image.
  open func titleForSegment(at segment: Int) -> String? {
    item(segment, "titleForSegment").flatMap { $0.image == nil ? $0.title : nil }
  }

  /// Sets the image of a segment, which replaces its title.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` for an empty segment.
  ///   - segment: The index of the segment. If it is out of range, the method reports an error and does nothing.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let item = item(segment, "setImage") else { return }
    (item.title, item.image) = (nil, image)
    segmentsChanged(animated: false)
  }
  /// Returns the image that a segment shows. A segment shows either a title or an image.
  ///
  /// - Parameter segment: The index of the segment. If it is out of range, the method reports an error.
  /// - Returns: The image, or `nil` if the segment has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { item(segment, "imageForSegment")?.image }

  /// Sets the action of a segment. The segment shows the image or the title of the action.
  ///
  /// - Parameters:
  ///   - action: The action. If it already belongs to another segment, the method reports an error and does nothing.
  ///   - segment: The index of the segment. If it is out of range, the method reports an error and does nothing.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let item = item(segment, "setAction") else { return }
    let existingIndex = segmentIndex(identifiedBy: action.identifier)
    guard existingIndex == Self.noSegment || existingIndex == segment else {
      return Diagnostics.report(
        "\(self): segment \(existingIndex) has the action \(action.identifier.rawValue) already; the action is not set")
    }
    (item.action, item.title, item.image) = (action, action.title.isEmpty ? nil : action.title, action.image)
    segmentsChanged(animated: false)
  }
  /// Returns the action that is performed when the user selects a segment.
  ///
  /// - Parameter segment: The index of the segment. If it is out of range, the method reports an error.
  /// - Returns: The action, or `nil` if the segment has none.
  open func actionForSegment(at segment: Int) -> UIAction? { item(segment, "actionForSegment")?.action }

  /// Returns the index of the segment that has an action with an identifier.
  ///
  /// - Parameter actionIdentifier: The identifier of the action.
  /// - Returns: The index, or `noSegment` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment.
  ///
  /// - Parameters:
  ///   - width: The width in points. 0, which is the default, gives the segment an equal share of the remaining width.
  ///   - segment: The index of the segment. If it is out of range, the method reports an error and does nothing.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    item(segment, "setWidth")?.width = max(0, width)
    segmentsChanged(animated: false)
  }
  /// Returns the width that was set for a segment.
  ///
  /// - Parameter segment: The index of the segment. If it is out of range, the method reports an error.
  /// - Returns: The width in points, or 0 for an automatic width.
  open func widthForSegment(at segment: Int) -> CGFloat { item(segment, "widthForSegment")?.width ?? 0 }

  /// Sets the offset of a segment's content from its default position.
  ///
  /// - Parameters:
  ///   - offset: The offset in points. The default is zero.
  ///   - segment: The index of the segment. If it is out of range, the method reports an error and does nothing.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    item(segment, "setContentOffset")?.contentOffset = offset
    setNeedsLayout()
  }
  /// Returns the offset of a segment's content from its default position.
  ///
  /// - Parameter segment: The index of the segment. If it is out of range, the method reports an error.
  /// - Returns: The offset in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    item(segment, "contentOffsetForSegment")?.contentOffset ?? .zero
  }

  /// Enables or disables a segment. Segments are enabled by default.
  ///
  /// - Parameters:
  ///   - enabled: `false` to ignore touches of the segment and to deselect it. A disabled segment can still be selected
  ///     programmatically.
  ///   - segment: The index of the segment. If it is out of range, the method reports an error and does nothing.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let item = item(segment, "setEnabled") else { return }
    item.isEnabled = enabled
    if !enabled, segment == selection { selection = Self.noSegment }
    show()
  }
  /// Returns a Boolean value that indicates whether the user can select a segment.
  ///
  /// - Parameter segment: The index of the segment. If it is out of range, the method reports an error.
  /// - Returns: `true` if the segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { item(segment, "isEnabledForSegment")?.isEnabled ?? false }

  // MARK: Selection

  final var selection = -1

  /// The index of the selected segment, or `noSegment` if none is selected.
  ///
  /// Setting this property sends no events. Setting an index that is out of range reports an error and has no other
  /// effect.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        return Diagnostics.report(
          "\(self): selectedSegmentIndex \(newValue) is out of range; the control has \(segments.count) segments. The "
            + "selection does not change")
      }
      select(newValue, animated: false)
    }
  }

  /// A Boolean value that determines whether segments are selected only while they are touched. The default is `false`.
  open var isMomentary = false { didSet { show() } }

  /// A Boolean value that determines whether the widths of segments depend on their content. The default is `false`.
  ///
  /// If it is `false`, segments without an explicit width have equal widths.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      recordAppearanceValue(\UISegmentedControl.apportionsSegmentWidthsByContent, apportionsSegmentWidthsByContent)
      segmentsChanged(animated: false)
    }
  }

  private func select(_ index: Int, animated: Bool) {
    guard index != selection else { return }
    let hadSelection = selection >= 0
    selection = index
    if animated, hadSelection, wasDisplayed {
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

  final func userSelected(_ index: Int, _ event: UIEvent?) {
    guard index != selection || isMomentary else { return }
    select(index, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    if segments.indices.contains(index), let action = segments[index].action { sendAction(action) }
    if isMomentary { select(Self.noSegment, animated: false) }
  }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(groupsChildren: true, elements: { [self] in accessibilitySegments() })
  }

  private func accessibilitySegments() -> [StandardAccessibilityElement] {
    let edges = edges(in: bounds.width)
    return segments.indices.map { index in
      let element = StandardAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = segments[index].title ?? segments[index].image?.automationLabel
      element.accessibilityTraits = index == selection ? [.button, .selected] : .button
      if !isEnabled || !segments[index].isEnabled { element.accessibilityTraits.insert(.notEnabled) }
      element.accessibilityFrameInContainerSpace = CGRect(
        x: edges[index], y: 0, width: edges[index + 1] - edges[index], height: bounds.height)
      return element
    }
  }

  // MARK: Touches

  final func segment(at point: CGPoint) -> Int? {
    guard bounds.insetBy(dx: 0, dy: -20).contains(point) else { return nil }
    let edges = edges(in: bounds.width)
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - point.x : point.x
    return segments.indices.first { edges[$0] <= x && x < edges[$0 + 1] && segments[$0].isEnabled }
  }

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegmentIndex = segment(at: touch.location(in: self))
    dragsPill = pressedSegmentIndex != nil && pressedSegmentIndex == selection && !isMomentary
    show()
    return pressedSegmentIndex != nil
  }

  open override dynamic func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let touchedSegment = segment(at: touch.location(in: self))
    if dragsPill, let touchedSegment, touchedSegment != selection { userSelected(touchedSegment, event) }
    if touchedSegment != pressedSegmentIndex {
      pressedSegmentIndex = touchedSegment
      show()
    }
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let touchedIndex = pressedSegmentIndex
    pressedSegmentIndex = nil
    show()
    if let touchedIndex { userSelected(touchedIndex, event) }
  }

  open override dynamic func cancelTracking(with event: UIEvent?) {
    pressedSegmentIndex = nil
    show()
  }

  // MARK: Appearance

  /// The color of the highlight of the selected segment. The default is `nil`, which uses the system's color.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
      show()
    }
  }

  /// Sets the text attributes, such as font and color, of the titles of all segments that are in a state.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, or `nil` for none. The attributes are added to those of the normal state.
  ///   - state: The control state to which the attributes apply.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    recordAppearanceValue("setTitleTextAttributes(_:for:)", [state.rawValue]) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
    titleAttributes[state] = attributes
    segmentsChanged(animated: false)
  }
  /// Returns the text attributes of titles that were set for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The attributes, or `nil` if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Sets the background image for a state and bar metrics.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, which is stretched, or `nil` to use the standard background.
  ///   - state: The control state to which the image applies.
  ///   - barMetrics: The bar metrics to which the image applies.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    recordAppearanceValue("setBackgroundImage(_:for:barMetrics:)", [state.rawValue, barMetrics]) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    images.background[SegmentedImages.Key(state, barMetrics)] = backgroundImage
    show()
  }
  /// Returns the background image that was set for a state.
  ///
  /// - Parameters:
  ///   - state: The control state.
  ///   - barMetrics: The bar metrics of the image.
  /// - Returns: The image, or `nil` if none was set.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images.background[SegmentedImages.Key(state, barMetrics)]
  }

  /// Sets the divider image between two segments for their states.
  ///
  /// - Parameters:
  ///   - dividerImage: The image, or `nil` for no divider.
  ///   - leftState: The state of the left segment.
  ///   - rightState: The state of the right segment.
  ///   - barMetrics: The bar metrics to which the image applies.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    recordAppearanceValue(
      "setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)",
      [leftState.rawValue, rightState.rawValue, barMetrics]
    ) {
      $0.setDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    }
    images.divider[SegmentedImages.StatePair(leftState, rightState, barMetrics)] = dividerImage
    show()
  }
  /// Returns the divider image that was set for the states of two segments.
  ///
  /// - Parameters:
  ///   - leftState: The state of the left segment.
  ///   - rightState: The state of the right segment.
  ///   - barMetrics: The bar metrics of the image.
  /// - Returns: The image, or `nil` if none was set.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images.divider[SegmentedImages.StatePair(leftState, rightState, barMetrics)] }

  /// Sets the offset of the content of the segments at a position, such as the leftmost segment.
  ///
  /// - Parameters:
  ///   - adjustment: The offset in points. The default is zero.
  ///   - leftCenterRightOrAlone: The position of the segments.
  ///   - barMetrics: The bar metrics, which have no effect.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) {
    recordAppearanceValue(
      "setContentPositionAdjustment(_:forSegmentType:barMetrics:)", [leftCenterRightOrAlone, barMetrics]
    ) {
      $0.setContentPositionAdjustment(adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
    }
    adjustments[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }
  /// Returns the offset of the content of the segments at a position, such as the leftmost segment.
  ///
  /// - Parameters:
  ///   - leftCenterRightOrAlone: The position of the segments.
  ///   - barMetrics: The bar metrics, which have no effect.
  /// - Returns: The offset in points.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { adjustments[leftCenterRightOrAlone] ?? .zero }

  package override var hasTapPrecedence: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
  package override final func activateByKey() {}
  package override final func handleArrowKey(direction: Int, isVertical: Bool) -> Bool {
    guard !isVertical else { return false }
    var index = selectedSegmentIndex
    repeat {
      index += direction
    } while segments.indices.contains(index) && !isEnabledForSegment(at: index)
    guard segments.indices.contains(index) else { return true }
    selectedSegmentIndex = index
    sendValueEvents()
    return true
  }
  package override func stateChanged() { show() }

  // MARK: Layout

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    backgroundImageView.frame = bounds
    backgroundImageView.layer.cornerRadius = backgroundImageView.image == nil ? bounds.height / 2 : 0
    if let rect = pillRect {
      pill.frame = pillImageView.image == nil ? rect : segmentRect(selection)
      pill.layer.cornerRadius = pillImageView.image == nil ? rect.height / 2 : 0
      pillImageView.frame = pill.bounds
    }
    let edges = edges(in: bounds.width)
    for (index, item) in segments.enumerated() {
      let rect = segmentRect(index, edges)
      let size = item.contentSize
      let fittingSize = CGSize(width: min(size.width, rect.width), height: size.height)
      let offset = adjustment(of: index)
      let frame = CGRect(
        x: rect.minX + nearestPixel((rect.width - fittingSize.width) / 2) + item.contentOffset.width
          + offset.horizontal,
        y: nearestPixel((rect.height - fittingSize.height) / 2) + item.contentOffset.height + offset.vertical,
        width: fittingSize.width, height: fittingSize.height)
      item.label.frame = frame
      item.imageView.frame = frame
    }
    layoutDividers()
  }

  /// The insets of the alignment rectangle, which leaves out the last point of the frame's height. A control that is
  /// constrained to a height of 33 points has a frame of 34 points (measured on iOS 26.1, docs/measurements.md 15.7).
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  /// The natural size of the alignment rectangle. The width is that of the widest segment multiplied by the number of
  /// segments. The height is 33 points, so that of the frame is 34.
  open override dynamic var intrinsicContentSize: CGSize {
    let requestedWidths = segments.map {
      $0.width > 0 ? $0.width : ($0.contentSize.width + 2 * Self.padding).rounded(.up)
    }
    let flexibleWidths = zip(segments, requestedWidths).filter { $0.0.width == 0 }.map(\.1)
    let fixedWidth = segments.reduce(0) { $0 + $1.width }
    let shared =
      apportionsSegmentWidthsByContent
      ? flexibleWidths.reduce(0, +) : (flexibleWidths.max() ?? 0) * CGFloat(flexibleWidths.count)
    return CGSize(width: fixedWidth + shared, height: Self.height - alignmentRectInsets.bottom)
  }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: Self.height)
  }
}
