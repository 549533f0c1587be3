import CoreGraphics
import Foundation

/// A view that shows the header or footer of a section in a table view: a title or a content configuration.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// A closure that updates a header or footer for its state. Its arguments are the view and the state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  @exclusivity(unchecked) final var content: UIView
  @exclusivity(unchecked) final var isConfigurationDirty = true
  @exclusivity(unchecked) final var label: UILabel?
  @exclusivity(unchecked) final var detailLabel: UILabel?
  @exclusivity(unchecked) final var contentStorage: (any UIContentConfiguration)?
  @exclusivity(unchecked) final var backgroundStorage: UIBackgroundConfiguration?
  @exclusivity(unchecked) final var configuredBackground: BackgroundConfigurationView?

  /// The element of the header or footer that the view shows, or `nil` while the view is in the reuse pool. The table
  /// view sets this property.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var element: TableElement?
  /// The table view that shows the view or keeps it for reuse.
  @exclusivity(unchecked) final weak var owner: UITableView?
  @exclusivity(unchecked) final var wasHiddenBeforePool: Bool?
  /// The properties of the view that the table view determines.
  @exclusivity(unchecked) final var context = TableSectionContext() {
    didSet { if context != oldValue { contextDidChange(from: oldValue) } }
  }

  /// Creates a header or footer view with an empty frame.
  ///
  /// - Parameter reuseIdentifier: The reuse identifier, or `nil` for a view that is not reused.
  public init(reuseIdentifier: String?) {
    content = CellContentView(frame: .zero)
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    adoptContentView()
  }

  /// Creates a view without a reuse identifier. `UITableViewHeaderFooterView()` calls this initializer.
  ///
  /// - Parameter frame: The frame of the view in its superview's coordinate system, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer from data in an unarchiver.
  ///
  /// Properties and subviews are decoded only from nibs and storyboards. From any other unarchiver, the view is empty.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
    coder.decodeNib(into: self, as: UITableViewHeaderFooterView.self)
  }

  /// The reuse identifier of the view, or `nil` if the view is not reused.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?
  /// Prepares the view for reuse. The dequeue methods call this method before they return the view. Subclasses override this
  /// method to reset their content. The default implementation does nothing.
  open dynamic func prepareForReuse() {}

  /// The view that contains the content, as wide as the rows. A content configuration replaces it.
  open var contentView: UIView { content }
  /// The label that shows the title. It is created when the property is first read.
  open var textLabel: UILabel? { ensureLabel() }
  /// A second label below the title, in headers of the grouped styles. In other views it is `nil`.
  open var detailTextLabel: UILabel? { ensureDetailLabel() }
  /// The view behind the content. It is as large as the header or footer. Setting this property removes the background
  /// configuration. The default is `nil`.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
  }
  /// The background color of the view. It replaces the background of the table's style.
  open override var backgroundColor: UIColor? { didSet { setNeedsUpdateConfiguration() } }

  /// The current state of the view, which determines its appearance.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = context.isPinned
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// A closure that updates the view for its state. It is called after `updateConfiguration(using:)`. The default is
  /// `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Requests an update of the view's configuration in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isConfigurationDirty = true
    setNeedsLayout()
  }
  /// Updates the view for a state. Subclasses override this method to configure the view, and must call `super`. The
  /// default implementation does nothing.
  ///
  /// - Parameter state: The current state of the view.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// The content configuration of the view, which replaces its labels. The default is `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentStorage }
    set { setContentConfiguration(newValue) }
  }
  /// The background configuration of the view. The default is `nil`, which uses the background of the table's style
  /// unless a background view or color is set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { backgroundStorage }
    set {
      backgroundStorage = newValue
      if newValue != nil { backgroundView = nil }
      showBackground(for: configurationState)
    }
  }
  /// A Boolean value that determines whether the content configuration is replaced by its `updated(for:)` when the
  /// state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// A Boolean value that determines whether the background configuration is replaced by its `updated(for:)` when the
  /// state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// Returns the default content configuration for the table's style.
  ///
  /// - Returns: A configuration without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (context.style, context.isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }
  /// Returns the default background configuration for the table's style.
  ///
  /// - Returns: The background configuration.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    context.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// Returns the size that the view requires for a target size. The content configuration, the constraints in the
  /// content view or the title determine it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the size of the view with the height that its content requires for a width.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size, .required, .fittingSizeLevel) }

  open override dynamic func layoutSubviews() {
    if element != nil || owner == nil { updateConfigurationIfNeeded() }
    super.layoutSubviews()
    positionTitle()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Notifies the table view that the preferred height of the view has changed.
  ///
  /// A visible header or footer is measured again in the next layout pass unless `UITableView.selfSizingInvalidation`
  /// is `disabled` or the delegate determines its height.
  open override dynamic func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    owner?.intrinsicSizeDidChange(of: self, byConstraints: false)
  }

  /// Responds to a change of the content view's intrinsic content size.
  package final override func subviewSizeWasInvalidated(_ view: UIView) {
    super.subviewSizeWasInvalidated(view)
    if view === content { owner?.intrinsicSizeDidChange(of: self, byConstraints: false) }
  }
}
