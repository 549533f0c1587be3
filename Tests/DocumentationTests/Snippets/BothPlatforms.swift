import UIKit

final class CounterController: UIViewController {
  private(set) var count = 0
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 20, y: 80, width: 200, height: 44)
    button.setTitle("Count", for: .normal)
    button.addAction(UIAction { [unowned self] _ in count += 1 }, for: .touchUpInside)
    view.addSubview(button)

    #if canImport(ObjectiveC)
      let recognizer = UITapGestureRecognizer(target: self, action: #selector(reset(_:)))
    #else
      let recognizer = UITapGestureRecognizer(target: self, action: Selector("reset:", Self.reset(_:)))
    #endif
    recognizer.numberOfTapsRequired = 2
    view.addGestureRecognizer(recognizer)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func reset(_ recognizer: UITapGestureRecognizer) {
    count = 0
  }
}

@MainActor func keepVisibleItemsInPlace(in collectionView: UICollectionView) {
  #if os(Linux)
    collectionView.contentAnchoring = .visibleItem
  #endif
}
