import UIKit

/// Red cells; the one that is touched or selected is white.
final class BackgroundViewsController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 84, height: 84)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("BackgroundViewsController is made in code") }

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
