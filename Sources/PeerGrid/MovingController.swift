import UIKit

/// A screen with 200 tiles, which are shuffled: all of them move at the same time, by an animation of their centers.
final class MovingController: UIViewController, WorkController {
  private static let count = 200
  private static let columnCount = 20

  private let images: [UIImage?]
  private var tiles: [TileView] = []
  /// The position of each tile.
  private var positions = Array(0..<MovingController.count)
  private var seed: UInt32 = 1
  private(set) var isReady = true

  init(images: [UIImage?]) {
    self.images = images
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("MovingController does not support init(coder:); create it in code") }

  var stepCount: Int { 20 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0x2b / 255, green: 0x2b / 255, blue: 0x2b / 255, alpha: 1)
    tiles = positions.map { TileView(images[$0 % images.count], number: $0) }
    for tile in tiles { view.addSubview(tile) }
    placeTiles()
  }

  private func placeTiles() {
    let size = TileView.size
    for (tile, position) in zip(tiles, positions) {
      let (row, column) = position.quotientAndRemainder(dividingBy: Self.columnCount)
      tile.center = CGPoint(
        x: (CGFloat(column) + 0.5) * size.width, y: (CGFloat(row) + 0.5) * size.height)
    }
  }

  func perform(_ step: Int) {
    for index in stride(from: Self.count - 1, to: 0, by: -1) {
      seed = (seed &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
      positions.swapAt(index, Int(seed >> 8) % (index + 1))
    }
    isReady = false
    UIView.animate(withDuration: 0.4) {
      self.placeTiles()
    } completion: { _ in
      self.isReady = true
    }
  }
}
