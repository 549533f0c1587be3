import UIKit

struct Mail: Identifiable {
  let id: Int
  var subject: String
  var sender: String
}

final class InboxController: UIViewController, UICollectionViewDelegate {
  private(set) var mails: [Mail]
  private(set) var openedMail: Mail.ID?
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Mail.ID>!

  init(mails: [Mail]) {
    self.mails = mails
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("InboxController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Mail.ID> {
      [unowned self] cell, _, id in
      guard let mail = mails.first(where: { $0.id == id }) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = mail.subject
      content.secondaryText = mail.sender
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    showMails(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
        deleteMail(at: indexPath)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  func deleteMail(at indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    mails.removeAll { $0.id == id }
    showMails(animated: true)
  }

  private func showMails(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Mail.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(mails.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    openedMail = dataSource.itemIdentifier(for: indexPath)
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
