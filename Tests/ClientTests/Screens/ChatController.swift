import UIKit

/// A conversation that begins at the bottom. The collection view and every cell are upside down.
final class ChatController: UIViewController, UICollectionViewDataSource {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var messages = (0..<50).map { "message \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.transform = CGAffineTransform(scaleX: 1, y: -1)
    collectionView.dataSource = self
    collectionView.register(NameCell.self, forCellWithReuseIdentifier: "message")
    (collectionView.collectionViewLayout as! UICollectionViewFlowLayout).itemSize = CGSize(width: 320, height: 40)
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    messages.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath) as! NameCell
    cell.contentView.transform = CGAffineTransform(scaleX: 1, y: -1)
    cell.label.text = messages[messages.count - 1 - indexPath.item]
    return cell
  }
}
