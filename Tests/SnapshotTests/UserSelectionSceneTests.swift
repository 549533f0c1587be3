import UIKit
import UIKitTesting
import XCTest

/// Pictures of a selection rectangle and the focus ring, in light and dark mode.
@preconcurrency @MainActor
final class UserSelectionSceneTests: SceneTestCase {
  @MainActor private final class Tiles: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .systemBackground
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.allowsMultipleSelection = true
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      cell.configurationUpdateHandler = { cell, state in
        cell.contentView.backgroundColor = state.isSelected ? .systemBlue : .systemGray4
        cell.contentView.layer.cornerRadius = 8
      }
      return cell
    }
  }

  private func build(isDark: Bool) throws {
    start(260, 200, scale: 2, isDark: isDark)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 44, height: 44)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    layout.minimumInteritemSpacing = 14
    layout.minimumLineSpacing = 14
    application.show(Tiles(collectionViewLayout: layout))
    try application.waitUntilIdle()
  }

  private func drawMarquee(isDark: Bool) throws {
    try build(isDark: isDark)
    let mouse = application.press(at: CGPoint(x: 63, y: 63))
    mouse.move(to: CGPoint(x: 100, y: 90))
    mouse.move(to: CGPoint(x: 206, y: 130))
    application.frame()
  }

  func testRubberBand() throws {
    try drawMarquee(isDark: false)
    expect("rubber-band")
  }

  func testRubberBandInTheDark() throws {
    try drawMarquee(isDark: true)
    expect("rubber-band-dark")
  }

  private func moveFocus(isDark: Bool) throws {
    try build(isDark: isDark)
    for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardRightArrow, .keyboardDownArrow] { application.key(key) }
    application.key(.keyboardSpacebar)
    application.key(.keyboardRightArrow)
    try application.waitUntilIdle()
  }

  func testFocusRing() throws {
    try moveFocus(isDark: false)
    expect("focus-ring")
  }

  func testFocusRingInTheDark() throws {
    try moveFocus(isDark: true)
    expect("focus-ring-dark")
  }
}
