import CoreGraphics
import Foundation

/// The header or footer of a section in a table: a title, or whatever a content configuration shows, on a background.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Brings a header or footer up to date with its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  @exclusivity(unchecked) final var content: UIView
  @exclusivity(unchecked) final var isConfigurationDirty = true
  @exclusivity(unchecked) final var label: UILabel?
  @exclusivity(unchecked) final var detailLabel: UILabel?
  @exclusivity(unchecked) final var contentStorage: (any UIContentConfiguration)?
  @exclusivity(unchecked) final var backgroundStorage: UIBackgroundConfiguration?
  @exclusivity(unchecked) final var configuredBackground: BackgroundConfigurationView?

  /// What the view shows at the moment; nil while it waits to be used again. Set by the table.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var element: TableElement?
  /// The table that asked for the view last.
  @exclusivity(unchecked) final weak var owner: UITableView?
  /// What the table says about the view's place.
  @exclusivity(unchecked) final var place = TableSectionPlace() {
    didSet { if place != oldValue { placeChanged(from: oldValue) } }
  }

  /// A view for headers and footers. `reuseIdentifier` names what views of this kind are used again for.
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

  /// Decodes what `UIView` decodes: an empty view.
  public required init?(coder: NSCoder) {
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
  }

  /// The identifier that the view was made with.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?
  /// Puts the view back into the state of a new one: called right before it is used again. The base class does nothing.
  open func prepareForReuse() {}

  /// Holds what the view shows; as wide as the rows. A content configuration puts its own view in the place of this one.
  open var contentView: UIView { content }
  /// The title's label.
  open var textLabel: UILabel? { needLabel() }
  /// A second label, below the title, in headers of the grouped styles; nil elsewhere.
  open var detailTextLabel: UILabel? { needDetailLabel() }
  /// Behind the content, as large as the view; takes the place of a background configuration. Default nil.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
  }
  /// A colour of your own takes the place of the table's background.
  open override var backgroundColor: UIColor? { didSet { setNeedsUpdateConfiguration() } }

  /// What the view's look depends on at the moment.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = place.isPinned
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Called after `updateConfiguration(using:)`. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Asks for one `updateConfiguration(using:)` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isConfigurationDirty = true
    setNeedsLayout()
  }
  /// Brings the view up to date with its state. The base class does nothing; call `super`.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// What the view shows, in the place of its labels. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentStorage }
    set { setContentConfiguration(newValue) }
  }
  /// What lies behind the content. Default nil: the background of the table's style, unless there is a view or a colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { backgroundStorage }
    set {
      backgroundStorage = newValue
      if newValue != nil { backgroundView = nil }
      showBackground(for: configurationState)
    }
  }
  /// Whether the content's configuration follows the state by itself. Default true.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the background's configuration follows the state by itself. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// The content configuration that fits the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place.style, place.isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }
  /// The background configuration that fits the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// The best size for `targetSize`: what a content configuration, the constraints of the content view or the title makes
  /// of it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The height that the view needs in that width.
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

  /// The content view says that its natural size has changed.
  package final override func subviewSizeWasInvalidated(_ view: UIView) {
    super.subviewSizeWasInvalidated(view)
    if view === content { owner?.naturalSizeChanged(of: self, byConstraints: false) }
  }
}
