import UIKit

/// A screen with cells whose distance can be changed with a pinch.
final class PinchViewController: UICollectionViewController {
  let layout = SpreadLayout()

  init() {
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("PinchViewController does not support init(coder:); create it in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pinch"
    edgesForExtendedLayout = []
    collectionView.backgroundColor = .systemBackground
    collectionView.register(SeedCell.self, forCellWithReuseIdentifier: "seed")
    collectionView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: .spreadPinch))
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  fileprivate func pinched(_ pinch: UIPinchGestureRecognizer) {
    if pinch.numberOfTouches == 2 {
      let firstFinger = pinch.location(ofTouch: 0, in: collectionView)
      let other = pinch.location(ofTouch: 1, in: collectionView)
      layout.updateSpreadDistance(hypot(firstFinger.x - other.x, firstFinger.y - other.y))
    } else if pinch.numberOfTouches == 0, pinch.state == .began || pinch.state == .changed {
      // A pinch on a touchpad, or a wheel with Control, has no touches. Only its scale is available.
      layout.updateSpreadDistance(layout.spreadDistance * pinch.scale)
      pinch.scale = 1
    }
    layout.invalidateLayout()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "seed", for: indexPath)
    (cell as? SeedCell)?.seedView.backgroundColor = UIColor(
      hue: 0.12 - 0.1 * CGFloat(indexPath.item) / 40, saturation: 0.85, brightness: 0.95, alpha: 1)
    return cell
  }
}

extension Selector {
  #if canImport(ObjectiveC)
    fileprivate static let spreadPinch = #selector(PinchViewController.pinched(_:))
  #else
    fileprivate static let spreadPinch = Selector("pinched:", PinchViewController.pinched(_:))
  #endif
}
