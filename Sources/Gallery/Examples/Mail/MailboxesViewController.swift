import UIKit

/// The list of mailboxes, which is the first column. A tap on a mailbox shows its messages in the second column.
final class MailboxesViewController: UICollectionViewController {
  var onSelect: ((String) -> Void)?
  private let mailboxes = [
    ("Inbox", "tray"), ("All Mail", "envelope"), ("Drafts", "doc"), ("Archive", "folder"),
  ]

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    title = "Mailboxes"
  }

  required init?(coder: NSCoder) { fatalError("MailboxesViewController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .clear
    view.backgroundColor = .clear
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "mailbox")
    clearsSelectionOnViewWillAppear = false
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
      self.collectionView.reconfigureItems(at: self.collectionView.indexPathsForVisibleItems)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard collectionView.indexPathsForSelectedItems?.isEmpty ?? true, splitViewController?.isCollapsed == false else {
      return
    }
    collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    mailboxes.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "mailbox", for: indexPath)
    let (name, symbol) = mailboxes[indexPath.item]
    var content = UIListContentConfiguration.sidebarCell()
    content.text = name
    let count = "\(MailMessage.messages(in: name, containing: "").count)"
    // Large text needs the whole width of the row.
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      content.secondaryText = count
      (cell as? UICollectionViewListCell)?.accessories = []
    } else {
      content.image = UIImage(systemName: symbol)
      (cell as? UICollectionViewListCell)?.accessories = [.label(text: count)]
    }
    cell.contentConfiguration = content
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onSelect?(mailboxes[indexPath.item].0)
  }
}
