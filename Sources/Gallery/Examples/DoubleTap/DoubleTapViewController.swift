import UIKit

/// A screen with pictures that respond to taps. A single tap selects a picture. A double tap toggles the heart of a
/// picture without selecting it.
final class DoubleTapViewController: UICollectionViewController {
  private(set) var likedPaths: Set<IndexPath> = []

  init() {
    super.init(collectionViewLayout: TilesLayout(smallestSide: 110))
  }

  required init?(coder: NSCoder) {
    fatalError("DoubleTapViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Double Tap"
    collectionView.backgroundColor = .systemBackground
    collectionView.register(LikedCell.self, forCellWithReuseIdentifier: "picture")
    let doubleTap = UITapGestureRecognizer(target: self, action: .doubleTap)
    doubleTap.numberOfTapsRequired = 2
    // Cells receive a touch only after it has been determined that it is not part of a double tap.
    doubleTap.delaysTouchesBegan = true
    collectionView.addGestureRecognizer(doubleTap)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  fileprivate func doubleTapped(_ tap: UITapGestureRecognizer) {
    guard let path = collectionView.indexPathForItem(at: tap.location(in: collectionView)) else { return }
    if likedPaths.remove(path) == nil { likedPaths.insert(path) }
    (collectionView.cellForItem(at: path) as? LikedCell)?.heart.isHidden = !likedPaths.contains(path)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    if let cell = cell as? LikedCell {
      cell.imageView.image = Painting.image(indexPath.item)
      cell.heart.isHidden = !likedPaths.contains(indexPath)
    }
    return cell
  }
}

extension Selector {
  #if canImport(ObjectiveC)
    fileprivate static let doubleTap = #selector(DoubleTapViewController.doubleTapped(_:))
  #else
    fileprivate static let doubleTap = Selector("doubleTapped:", DoubleTapViewController.doubleTapped(_:))
  #endif
}
