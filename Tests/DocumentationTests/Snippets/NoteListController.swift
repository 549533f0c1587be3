import UIKit

struct Note: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

final class NoteListController: UIViewController {
  enum Section { case open, done }

  var notes: [Note] = [] { didSet { if isViewLoaded { showNotes() } } }
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Note.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Note.ID> {
      [unowned self] cell, _, id in
      guard let note = notes.first(where: { $0.id == id }) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = note.title
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    showNotes(animated: false)
  }

  private func showNotes(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Note.ID>()
    snapshot.appendSections([.open, .done])
    snapshot.appendItems(notes.filter { !$0.isDone }.map(\.id), toSection: .open)
    snapshot.appendItems(notes.filter { $0.isDone }.map(\.id), toSection: .done)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func rename(_ id: Note.ID, to title: String) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].title = title
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }
}
