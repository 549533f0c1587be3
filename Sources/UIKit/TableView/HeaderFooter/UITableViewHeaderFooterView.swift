import CoreGraphics
import Foundation

/// The view of a section's header or footer in a table view: a title or a content configuration, with a background.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// A closure that updates a header or footer for its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  @exclusivity(unchecked) final var content: UIView
  @exclusivity(unchecked) final var isConfigurationDirty = true
  @exclusivity(unchecked) final var label: UILabel?
  @exclusivity(unchecked) final var detailLabel: UILabel?
  @exclusivity(unchecked) final var contentStorage: (any UIContentConfiguration)?
  @exclusivity(unchecked) final var backgroundStorage: UIBackgroundConfiguration?
  @exclusivity(unchecked) final var configuredBackground: BackgroundConfigurationView?

  /// The header or footer that the view shows, or `nil` while it is in the reuse pool. The table sets it.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var element: TableElement?
  /// The table that showed the view last.
  @exclusivity(unchecked) final weak var owner: UITableView?
  /// The properties of the view that depend on the table.
  @exclusivity(unchecked) final var place = TableSectionContext() {
    didSet { if place != oldValue { placeChanged(from: oldValue) } }
  }

  /// Creates a header or footer view.
  ///
  /// - Parameter reuseIdentifier: The identifier of the reuse pool, or `nil` for a view that is not reused.
  public init(reuseIdentifier: String?) {
    content = CellContentView(frame: .zero)
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    adoptContentView()
  }

  /// Creates a view without a reuse identifier. `UITableViewHeaderFooterView()` calls this initializer.
  ///
  /// - Parameter frame: The frame of the view, in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates an empty header or footer from data in an unarchiver. Only the properties of `UIView` are decoded.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
  }

  /// The identifier of the reuse pool, or `nil` if the view is not reused.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?
  /// Prepares the view for reuse. The table calls it before it returns the view from a dequeue method. The base class
  /// does nothing.
  open func prepareForReuse() {}

  /// The container of the content, as wide as the rows. The view of a content configuration replaces it.
  open var contentView: UIView { content }
  /// The label of the title.
  open var textLabel: UILabel? { needLabel() }
  /// The second label below the title, in headers of the grouped styles. It is `nil` in others.
  open var detailTextLabel: UILabel? { needDetailLabel() }
  /// The view behind the content, in the size of the view. It replaces a background configuration. The default is
  /// `nil`.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
  }
  /// The background color of the view. A color replaces the background of the table's style.
  open override var backgroundColor: UIColor? { didSet { setNeedsUpdateConfiguration() } }

  /// The current state of the view, on which its appearance depends.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = place.isPinned
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// A closure that updates the view for its state. It is called after `updateConfiguration(using:)`. The default is
  /// `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Requests a call of `updateConfiguration(using:)` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isConfigurationDirty = true
    setNeedsLayout()
  }
  /// Updates the view for a state. The base class does nothing. Overrides call super.
  ///
  /// - Parameter state: The state.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// The content of the view, instead of its labels. The default is `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentStorage }
    set { setContentConfiguration(newValue) }
  }
  /// The background of the view. The default is `nil`, which uses the background of the table's style unless a view or
  /// a color is set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { backgroundStorage }
    set {
      backgroundStorage = newValue
      if newValue != nil { backgroundView = nil }
      showBackground(for: configurationState)
    }
  }
  /// A Boolean value that determines whether the content configuration is updated for the state automatically. The
  /// default is `true`.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// A Boolean value that determines whether the background configuration is updated for the state automatically. The
  /// default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// Returns the content configuration that suits the table's style.
  ///
  /// - Returns: A configuration without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place.style, place.isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }
  /// Returns the background configuration that suits the table's style.
  ///
  /// - Returns: The configuration.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// Returns the size for `targetSize` that the content configuration, the constraints of the content view or the title
  /// require.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the height that the view needs for a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size, .required, .fittingSizeLevel) }

  open override func layoutSubviews() {
    if element != nil || owner == nil { updateConfigurationIfNeeded() }
    super.layoutSubviews()
    placeTitle()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Called when the intrinsic size of the content view has changed.
  package final override func subviewSizeWasInvalidated(_ view: UIView) {
    super.subviewSizeWasInvalidated(view)
    if view === content { owner?.intrinsicSizeChanged(of: self, byConstraints: false) }
  }
}
