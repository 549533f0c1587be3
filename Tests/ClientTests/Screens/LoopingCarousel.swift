import UIKit

/// An endless carousel. It has three copies of the items and moves back to the middle one at rest. The header of the
/// list below it is stretchable.
final class LoopingCarousel: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegate {
  let names: [String]

  init(frame: CGRect, names: [String]) {
    self.names = names
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 100, height: frame.height)
    super.init(frame: frame, collectionViewLayout: layout)
    dataSource = self
    delegate = self
    showsHorizontalScrollIndicator = false
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private var loop: CGFloat { CGFloat(names.count) * 100 }
  private var isCentred = false

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isCentred, contentSize.width > 0 {
      isCentred = true
      contentOffset.x = loop
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count * 3
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if contentOffset.x < loop * 0.5 { contentOffset.x += loop }
    if contentOffset.x > loop * 1.5 { contentOffset.x -= loop }
  }
}
