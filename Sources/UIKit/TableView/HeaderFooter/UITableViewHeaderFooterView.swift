import Foundation

/// The header or footer of a section in a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Brings a header or footer up to date with its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  @exclusivity(unchecked) private final var content: UIView
  @exclusivity(unchecked) final var isConfigurationDirty = true
  @exclusivity(unchecked) private final var label: UILabel?

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

  /// Decodes what `UIView` decodes: an empty view.
  public required init?(coder: NSCoder) {
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
  }

  private final func adoptContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  private final func placeChanged(from old: TableSectionPlace) { setNeedsLayout() }

  /// The identifier that the view was made with.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?
  /// Puts the view back into the state of a new one: called right before it is used again. The base class does nothing.
  open func prepareForReuse() {}

  /// Holds what the view shows.
  open var contentView: UIView { content }
  /// The title's label.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel(frame: .zero)
    content.addSubview(made)
    label = made
    return made
  }
  /// A second label, for headers of the grouped style.
  open var detailTextLabel: UILabel? { nil }
  /// Behind the content. Default nil.
  open var backgroundView: UIView?

  /// What the view's look depends on at the moment.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
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
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What lies behind the content. Default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content's configuration follows the state by itself. Default true.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background's configuration follows the state by itself. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The content configuration that fits the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  /// The background configuration that fits the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }

  /// Runs the update that is owed, if one is.
  final func updateConfigurationIfNeeded() {
    guard isConfigurationDirty else { return }
    windowStorage?.updatePendingTraits()
    isConfigurationDirty = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    isConfigurationDirty = false
  }

  open override func layoutSubviews() {
    if element != nil || owner == nil { updateConfigurationIfNeeded() }
    super.layoutSubviews()
    label?.frame = content.bounds.inset(by: UIEdgeInsets(top: 0, left: 16 + place.sideInset, bottom: 0, right: 16))
  }
}
