import Foundation

/// A view with one or more wheels from which the user selects values.
///
/// The user turns a wheel with a finger, the mouse wheel, the arrow keys, Page Up, Page Down, Home, End or typed
/// characters. A notch of the mouse wheel or an arrow key turns a wheel by one row. Only visible rows have views, so
/// that a component can have millions of rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The intrinsic size of a picker view, in points (measured on iOS 26). This is also the size of a picker view that
  /// is created with an empty frame.
  private static let intrinsicSize = CGSize(width: 320, height: 216)
  /// The height of rows in points if the delegate does not return one.
  private static let standardRowHeight: CGFloat = 32
  /// The distance between two components in points. The distance was derived from the measured widths of 2 and 4
  /// components.
  private static let spacing: CGFloat = 6

  private let selectionIndicator = PickerSelectionIndicator()
  private var wheels: [PickerWheel] = []
  private var sizes: [CGSize] = []
  private var isLoaded = false

  /// Creates a picker view. If the frame is empty, its size becomes 320 by 216 points.
  ///
  /// - Parameter frame: The frame in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.intrinsicSize) : frame)
    setUp()
  }

  /// Creates a picker view from data in an unarchiver. Only the properties of `UIView` are decoded, and only from nibs and
  /// storyboards. The nib or storyboard connects the data source and the delegate afterwards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UIPickerView.self)
  }

  private func setUp() {
    clipsToBounds = true
    // The Tab key moves the focus to a wheel. The left and right arrow keys move the focus between the wheels.
    focusGroupIdentifier = "UIPickerView \(ObjectIdentifier(self))"
    addSubview(selectionIndicator)
  }

  // MARK: Data

  /// The object that returns the numbers of components and rows. It is not retained. Setting this property reloads the
  /// picker view.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The object that provides the rows and is notified of selections. It is not retained. Setting this property reloads
  /// the picker view.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { setNeedsReload() } }
  }

  private func setNeedsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  /// The maximum number of components. Each is a view, and more than a few do not fit on any screen. `Int.max` is `NSNotFound`, which
  /// code returns by mistake.
  private static let maximumComponents = 1000

  /// Indicates whether the data source or the delegate is being asked for the components and their sizes. A reload that they request
  /// meanwhile follows in the next layout.
  private var isLoading = false
  private var isLoadingSizes = false

  private func loadIfNeeded() {
    guard !isLoaded, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    isLoaded = true
    var count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    if count > Self.maximumComponents {
      Diagnostics.report(
        "\(self): numberOfComponents(in:) returned \(count), but a picker view has at most \(Self.maximumComponents) "
          + "components; it shows none")
      count = 0
    }
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    sizes = []
    for component in 0..<count {
      wheels[component].reload(
        count: max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0))
    }
    setNeedsLayout()
  }

  /// The number of components, which are the wheels of the picker view. The data source returns it.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows in a component.
  ///
  /// - Parameter component: The index of the component, from 0.
  /// - Returns: The number of rows, or 0 if there is no such component.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// Reloads all components from the data source and the delegate. Selected rows that still exist stay selected.
  open func reloadAllComponents() {
    setNeedsReload()
    loadIfNeeded()
  }

  /// Reloads the rows of a component from the data source and the delegate. If the component does not exist, an error is
  /// reported and nothing changes.
  ///
  /// - Parameter component: The index of the component, from 0.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else {
      return reportMissingComponent(component, "reloadComponent(_:)")
    }
    wheel.reload(count: max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0))
    sizes = []
    setNeedsLayout()
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func reportMissingComponent(_ component: Int, _ call: String) {
    Diagnostics.report(
      "\(self): \(call) was called for component \(component), but there are \(wheels.count) components; the call has "
        + "no effect")
  }

  // MARK: Rows

  /// Returns the size of the rows of a component.
  ///
  /// - Parameter component: The index of the component, from 0.
  /// - Returns: The size in points, or zero if there is no such component.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    loadSizes()
    guard wheels.indices.contains(component) else { return .zero }
    // The sizes are not known yet if the delegate asks for one while it is asked for them.
    let size = sizes.indices.contains(component) ? sizes[component] : CGSize(width: 0, height: Self.standardRowHeight)
    return CGSize(width: size.width > 0 ? size.width : sharedWidth, height: size.height)
  }

  /// The width of a component for which the delegate returns no width, in points.
  private var sharedWidth: CGFloat {
    let count = CGFloat(max(1, wheels.count))
    return max(0, (bounds.width - 2 * PickerSelectionIndicator.margin - Self.spacing * (count - 1)) / count)
  }

  /// The maximum length of a row, in points. The content of a wheel with as many rows as there are integers is still finite, and its
  /// positions are integers.
  private static let maximumLength: CGFloat = 1e6

  private func loadSizes() {
    guard sizes.count != wheels.count, !isLoadingSizes else { return }
    let wasLoading = isLoading
    isLoading = true
    isLoadingSizes = true
    defer {
      isLoading = wasLoading
      isLoadingSizes = false
    }
    sizes = wheels.indices.map { component in
      let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
      let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
      return CGSize(
        width: width > 0 && width <= Self.maximumLength ? width : 0,
        height: height >= 1 && height <= Self.maximumLength ? height : Self.standardRowHeight)
    }
  }

  /// Returns the view that the delegate has returned for a row.
  ///
  /// - Parameters:
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  /// - Returns: The view, or `nil` if the row is not visible or shows a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.visibleRow(row)?.content
  }

  private var hasRowViews: Bool {
    delegate.map { PickerDelegateMethods.rowView.isImplemented(by: type(of: $0)) } ?? false
  }

  /// Shows the delegate's view or title for a row in the view of that row.
  final func configure(_ view: PickerRowView, row: Int, component: Int) {
    guard let delegate else { return view.show(nil, attributed: nil) }
    if hasRowViews {
      view.content = delegate.pickerView(
        self, viewForRow: row, forComponent: component,
        reusing: view.content?.superview === view ? view.content : nil)
      view.setNeedsLayout()
    } else {
      let attributed = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
      let title = attributed == nil ? delegate.pickerView(self, titleForRow: row, forComponent: component) : nil
      view.show(title, attributed: attributed)
    }
  }

  /// Returns the text of a row for comparison with typed characters: the text of the row's visible view, or the title
  /// of the row. Returns nil if the row has no text.
  final func text(ofRow row: Int, component: Int) -> String? {
    guard let delegate else { return nil }
    if hasRowViews, let text = wheel(component)?.visibleRow(row)?.text { return text }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// Calls a closure for the view of each visible row of a component that shows a view of the delegate.
  final func forEachVisibleRow(inComponent component: Int, _ body: (Int, UIView) -> Void) {
    wheel(component)?.forEachVisibleRow { row, view in
      if let content = view.content { body(row, content) }
    }
  }

  /// Returns the frame of a component, which is valid after a layout pass. Returns a zero rectangle if there is no such
  /// component.
  final func frame(ofComponent component: Int) -> CGRect { wheel(component)?.frame ?? .zero }

  // MARK: Selection

  /// Selects a row and turns its wheel to it. The delegate is not called. If the row or component does not exist, an
  /// error is reported and nothing changes.
  ///
  /// - Parameters:
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  ///   - animated: `true` to turn the wheel with an animation of 0.3 seconds.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else {
      return reportMissingComponent(component, "selectRow(_:inComponent:animated:)")
    }
    guard row >= 0, row < wheel.count else {
      Diagnostics.report(
        "\(self): row \(row) cannot be selected, because component \(component) has \(wheel.count) rows; the "
          + "selection remains at row \(wheel.selectedRow)")
      return
    }
    wheel.select(row, animated: animated)
  }

  /// Returns the selected row of a component. While the user turns the wheel, the result is the row that was selected
  /// before.
  ///
  /// - Parameter component: The index of the component, from 0.
  /// - Returns: The index of the row, or −1 if the component does not exist or has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.count > 0 else { return -1 }
    return wheel.selectedRow
  }

  /// Tells the delegate about a row that the user has selected.
  final func wheelDidSelect(_ row: Int, component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// A Boolean value that indicates whether the selection indicator is visible. The value is always `true`. Setting it
  /// has no effect, as in UIKit since iOS 7.
  @available(*, deprecated, message: "The selection indicator is always visible")
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(elements: { [self] in accessibilityComponents() })
  }

  private func accessibilityComponents() -> [StandardAccessibilityElement] {
    let accessibilityDelegate = delegate as? any UIPickerViewAccessibilityDelegate
    loadIfNeeded()
    return wheels.indices.compactMap { component in
      let element = StandardAccessibilityElement(accessibilityContainer: self)
      element.accessibilityTraits = .adjustable
      element.accessibilityLabel = accessibilityDelegate?.label(of: component, in: self)
      element.accessibilityHint = accessibilityDelegate?.hint(of: component, in: self)
      // The delegate can have reloaded the picker view. It must not be asked for a row of a component without rows.
      guard let row = wheel(component)?.selectedRow else { return nil }
      if numberOfRows(inComponent: component) > 0 {
        element.accessibilityValue = text(ofRow: row, component: component)
      }
      guard let wheel = wheel(component) else { return nil }
      element.accessibilityFrameInContainerSpace = wheel.frame
      return element
    }
  }

  // MARK: Layout

  /// The natural size of a picker view, 320 by 216 points.
  open override dynamic var intrinsicContentSize: CGSize { Self.intrinsicSize }

  /// Returns 320 by 216 points, regardless of the proposed size.
  ///
  /// - Parameter size: The proposed size. It is ignored.
  /// - Returns: The natural size of a picker view.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.intrinsicSize }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    loadSizes()
    let sizes = wheels.indices.map(rowSize)
    let widths = sizes.map(\.width)
    let totalWidth = widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = nearestPixel(bounds.midX - totalWidth / 2)
    // The delegate can have reloaded the picker view while it was asked for sizes.
    let indexes = wheels.indices.prefix(sizes.count)
    for index in isMirrored ? Array(indexes.reversed()) : Array(indexes) {
      wheels[index].layOut(
        in: CGRect(x: x, y: 0, width: widths[index], height: bounds.height), rowHeight: sizes[index].height)
      x += widths[index] + Self.spacing
    }
    selectionIndicator.frame = PickerSelectionIndicator.frame(
      in: bounds, rowHeight: sizes.map(\.height).max() ?? Self.standardRowHeight)
    selectionIndicator.isHidden = wheels.isEmpty
  }
}
