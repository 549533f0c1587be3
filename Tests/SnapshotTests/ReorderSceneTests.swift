import UIKit
import UIKitTesting
import XCTest

/// Pictures of reordering with a touch and automatic scrolling, at eight moments: the press, the lift, the drag, three
/// moments of scrolling, the drop animation and the end.
@preconcurrency @MainActor
final class ReorderSceneTests: SceneTestCase {
  private final class Tiles: UICollectionViewController {
    var numbers = Array(0..<60)

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.backgroundColor = UIColor(white: 0.95, alpha: 1)
      collectionView.register(NumberedTile.self, forCellWithReuseIdentifier: "tile")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      numbers.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? NumberedTile)?.show(numbers[path.item])
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
      numbers.insert(numbers.remove(at: from.item), at: to.item)
    }
  }

  func testAReorderWithAutoscroll() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 36, height: 36)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    let tiles = Tiles(collectionViewLayout: layout)
    start(124, 180, scale: 2)
    application.show(tiles)
    try application.waitUntilIdle()
    var pictures: [UIKitTesting.Snapshot] = []
    func take(after seconds: Double) {
      application.advance(by: seconds)
      pictures.append(application.snapshot())
    }
    let finger = application.touch(at: CGPoint(x: 62, y: 62))
    take(after: 0.3)
    take(after: 0.6)
    finger.drag(to: CGPoint(x: 30, y: 100), duration: 0.3)
    take(after: 0.1)
    finger.drag(to: CGPoint(x: 60, y: 168), duration: 0.2)
    take(after: 0.2)
    take(after: 0.2)
    take(after: 0.2)
    finger.move(to: CGPoint(x: 60, y: 110))
    application.advance(by: 0.5)
    finger.move(to: CGPoint(x: 64, y: 112))
    finger.lift()
    take(after: 0.05)
    take(after: 0.6)
    expect("reorder-autoscroll", sheet: pictures, columns: 8)
  }
}

final class NumberedTile: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 6
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func show(_ number: Int) {
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number * 37 % 100) / 100, saturation: 0.6, brightness: 0.8, alpha: 1)
  }
}
