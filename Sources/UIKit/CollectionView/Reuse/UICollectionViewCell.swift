import Foundation

/// The view of an item. What it shows goes into `contentView`; behind that lie `selectedBackgroundView` (shown while
/// the cell is selected or highlighted) and `backgroundView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// How far a drag of the cell has come.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Brings a cell up to date with its state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  private final let content: UIView
  final var isConfigurationDirty = true

  public override init(frame: CGRect) {
    content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    adoptContentView()
  }

  public required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
  }

  private final func adoptContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Holds what the cell shows; as large as the cell.
  open var contentView: UIView { content }

  /// Whether the item is selected. The collection view sets it, also in animations; setting it by hand selects nothing.
  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether a finger (or the pointer) is down on the cell. The collection view sets it.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// Behind everything else in the cell, as large as the cell. Default nil.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      fill(with: backgroundView)
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Above `backgroundView`, as large as the cell, seen only while the cell is selected or highlighted: it stays in the
  /// tree and changes its alpha. Default nil.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let selectedBackgroundView else { return }
      fill(with: selectedBackgroundView)
      if let backgroundView {
        insertSubview(selectedBackgroundView, aboveSubview: backgroundView)
      } else {
        insertSubview(selectedBackgroundView, at: 0)
      }
      selectedBackgroundView.alpha = isSelected || isHighlighted ? 1 : 0
    }
  }

  private final func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private final func stateChanged() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    setNeedsUpdateConfiguration()
  }

  /// Called when a drag of the cell changes its state. The base class does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configuration

  /// What the cell's look depends on at the moment.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Called after `updateConfiguration(using:)` whenever the state changed; an alternative to a subclass. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the content's configuration follows the state by itself. Default true.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background's configuration follows the state by itself. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Asks for one `updateConfiguration(using:)` in the next layout pass, however often it is called.
  open func setNeedsUpdateConfiguration() {
    isConfigurationDirty = true
    setNeedsLayout()
  }

  /// Brings the cell up to date with its state. The base class does nothing; call `super`. `configurationUpdateHandler` follows.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Runs the update that is owed, if one is.
  final func updateConfigurationIfNeeded() {
    guard isConfigurationDirty else { return }
    isConfigurationDirty = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A cell that waits in a pool is updated when it is used again.
    if element != nil || poolKey == nil { updateConfigurationIfNeeded() }
  }
}
