import UIKit

/// The list of messages, with a search.
final class MessagesViewController: UICollectionViewController, UISearchResultsUpdating {
  var onSelect: ((MailMessage) -> Void)?
  var mailbox = "Inbox" {
    didSet {
      title = mailbox
      update(animated: false)
    }
  }
  private var source: UICollectionViewDiffableDataSource<Int, MailMessage>!
  private let search = UISearchController(searchResultsController: nil)

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    // The first message is directly below the search bar.
    configuration.headerTopPadding = 0
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = mailbox
  }

  required init?(coder: NSCoder) { fatalError("MessagesViewController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, MailMessage> {
      [weak self] cell, _, message in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = message.sender
      content.secondaryText = message.subject
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      // Large text needs the whole width of the row.
      if self?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory == true {
        content.secondaryText = "\(message.subject)\n\(message.time)"
        cell.accessories = []
      } else {
        cell.accessories = [.label(text: message.time), .disclosureIndicator()]
      }
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, message in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: message)
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
      var snapshot = self.source.snapshot()
      snapshot.reconfigureItems(snapshot.itemIdentifiers)
      self.source.apply(snapshot, animatingDifferences: false)
    }
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.preferredSearchBarPlacement = .stacked
    navigationItem.hidesSearchBarWhenScrolling = false
    update(animated: false)
  }

  func updateSearchResults(for searchController: UISearchController) { update(animated: true) }

  private func update(animated: Bool) {
    guard isViewLoaded else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, MailMessage>()
    snapshot.appendSections([0])
    snapshot.appendItems(MailMessage.messages(in: mailbox, containing: search.searchBar.text ?? ""))
    source.apply(snapshot, animatingDifferences: animated)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let message = source.itemIdentifier(for: indexPath) { onSelect?(message) }
  }
}
