import UIKit

extension UIConfigurationStateCustomKey {
  static let isUnread = UIConfigurationStateCustomKey("com.example.inbox.isUnread")
}

extension UICellConfigurationState {
  var isUnread: Bool {
    get { return self[.isUnread] as? Bool ?? false }
    set { self[.isUnread] = newValue }
  }
}

struct Message: Hashable {
  var subject: String
  var sender: String
  var isUnread: Bool
}

/// A cell with a custom state, as in Apple's sample code.
class MessageCell: UICollectionViewCell {
  var message: Message? {
    didSet { if message != oldValue { setNeedsUpdateConfiguration() } }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isUnread = message?.isUnread ?? false
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = message?.subject
    content.secondaryText = message?.sender
    content.image = UIImage(systemName: state.isUnread ? "envelope.badge" : "envelope.open")
    if state.isUnread { content.textProperties.font = .preferredFont(forTextStyle: .headline) }
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    if state.isHighlighted || state.isSelected {
      background.backgroundColor = nil
      background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.3) }
    }
    backgroundConfiguration = background
  }
}

/// A custom content configuration.
struct BadgeContentConfiguration: UIContentConfiguration, Hashable {
  var count = 0
  var isEmphasized = false

  func makeContentView() -> UIView & UIContentView {
    return BadgeContentView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> BadgeContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isEmphasized = state.isSelected || state.isHighlighted
    return updated
  }
}

class BadgeContentView: UIView, UIContentView {
  private let label = UILabel()
  private var appliedConfiguration = BadgeContentConfiguration()

  init(configuration: BadgeContentConfiguration) {
    super.init(frame: .zero)
    addSubview(label)
    apply(configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var configuration: UIContentConfiguration {
    get { return appliedConfiguration }
    set {
      guard let newConfiguration = newValue as? BadgeContentConfiguration else { return }
      apply(newConfiguration)
    }
  }

  var text: String? { return label.text }

  private func apply(_ configuration: BadgeContentConfiguration) {
    appliedConfiguration = configuration
    label.text = configuration.isEmphasized ? "\(configuration.count)!" : "\(configuration.count)"
  }
}

class InboxViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
  var messages: [Message] = []
  private(set) var opened: [Message] = []
  private(set) var prefetched: Set<IndexPath> = []
  private(set) var focused: [IndexPath] = []

  private let messageCell = UICollectionView.CellRegistration<MessageCell, Message> { cell, _, message in
    cell.message = message
  }
  private let badgeCell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, indexPath, count in
    var content = BadgeContentConfiguration()
    content.count = count
    cell.contentConfiguration = content
    cell.configurationUpdateHandler = { cell, state in
      cell.alpha = state.isDisabled ? 0.5 : 1
    }
  }
  private let header = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, indexPath in
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Section \(indexPath.section)"
    view.contentConfiguration = content
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 70)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.prefetchDataSource = self
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.allowsSelectionDuringEditing = true
    collectionView.selectionFollowsFocus = true
    collectionView.remembersLastFocusedIndexPath = true
    collectionView.backgroundView = UIView()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return 2
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return section == 0 ? 1 : messages.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if indexPath.section == 0 {
      let unread = messages.filter { $0.isUnread }.count
      return collectionView.dequeueConfiguredReusableCell(using: badgeCell, for: indexPath, item: unread)
    }
    return collectionView.dequeueConfiguredReusableCell(
      using: messageCell, for: indexPath, item: messages[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    return ["#", "M"]
  }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    return IndexPath(item: 0, section: index)
  }

  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard indexPath.section == 1 else { return }
    opened.append(messages[indexPath.item])
    messages[indexPath.item].isUnread = false
    collectionView.reconfigureItems(at: [indexPath, IndexPath(item: 0, section: 0)])
  }

  override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    return indexPath.section == 1
  }

  override func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    if let next = context.nextFocusedIndexPath { focused.append(next) }
    coordinator.addCoordinatedAnimations({ context.nextFocusedView?.alpha = 1 }, completion: nil)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched.formUnion(indexPaths)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    prefetched.subtract(indexPaths)
  }
}
