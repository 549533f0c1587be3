import UIKit
import UIKitTesting
import XCTest

/// Windows that open for items of a collection view: `collectionView(_:sceneActivationConfigurationForItemAt:point:)`.
@preconcurrency @MainActor
final class ItemSceneActivationTests: SceneTestCase {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var requests: [IndexPath] = []
    var selected: [IndexPath] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
      requests.append(indexPath)
      guard indexPath.item < 2 else { return nil }
      return UIWindowScene.ActivationConfiguration(
        userActivity: NSUserActivity(activityType: "item"))
    }
  }

  private func show(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 90)
    layout.minimumLineSpacing = 10
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    app.window.addSubview(view)
    app.frame()
    return view
  }

  func testSpreadingFingersAndTheMiddleButtonOpenTheItem() {
    launch()
    let source = Source()
    _ = show(source)
    app.pinch(at: CGPoint(x: 70, y: 45), from: 30, to: 110)
    app.pump()
    XCTAssertEqual(source.requests, [IndexPath(item: 0, section: 0)])
    XCTAssertEqual(app.scenes.count, 2)
    app.click(at: CGPoint(x: 230, y: 45), button: 4)
    app.pump()
    XCTAssertEqual(source.requests.last, IndexPath(item: 1, section: 0))
    XCTAssertEqual(app.scenes.count, 3)
    XCTAssertEqual(source.selected, [])
    app.click(at: CGPoint(x: 70, y: 145), button: 4)
    app.pump()
    XCTAssertEqual(app.scenes.count, 3, "the delegate returned no contents")
    app.tap(at: CGPoint(x: 70, y: 45))
    XCTAssertEqual(source.selected, [IndexPath(item: 0, section: 0)])
  }

  /// A pinch recognizer of the application works where the delegate returns no contents.
  func testThePinchesOfTheApplication() {
    launch()
    let source = Source()
    let view = show(source)
    @MainActor final class Target: NSObject {
      var scale: CGFloat = 1
      func pinch(_ gesture: UIPinchGestureRecognizer) { scale = gesture.scale }
    }
    let target = Target()
    view.addGestureRecognizer(
      UIPinchGestureRecognizer(target: target, action: Selector("pinch:", Target.pinch)))
    app.pinch(at: CGPoint(x: 70, y: 145), from: 30, to: 90)
    XCTAssertEqual(app.scenes.count, 1)
    XCTAssertGreaterThan(target.scale, 2)
  }

  func testAnApplicationWithOneWindowIsNotAsked() {
    launch(multiple: false)
    let source = Source()
    let view = show(source)
    app.pinch(at: CGPoint(x: 70, y: 45), from: 30, to: 110)
    app.pump()
    XCTAssertEqual(source.requests, [])
    XCTAssertFalse(view.interactions.contains { $0 is UIWindowScene.ActivationInteraction })
  }
}
