import UIKit

/// A screen with red cells that become white while they are touched or selected.
final class BackgroundViewsController: UICollectionViewController {
  init() {
    super.init(collectionViewLayout: TilesLayout(smallestSide: 80))
  }

  required init?(coder: NSCoder) {
    fatalError("BackgroundViewsController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Background Views"
    collectionView.backgroundColor = .systemGray5
    collectionView.register(RedWhiteCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
