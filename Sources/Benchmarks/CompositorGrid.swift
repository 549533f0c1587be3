import UIKit

/// A grid of layers, eight in a row. Each layer has a photo and a label. Rows that leave the visible area at one end
/// are reused at the other end.
@MainActor
final class CompositorGrid {
  /// The appearance of the photos in their cells.
  enum Style: String, CaseIterable {
    case plain, rounded, shadowed, translucent, rotated, perspective
  }

  @MainActor
  private struct Cell {
    let layer = CALayer()
    let photo = CALayer()
    let label = CALayer()
    var row = 0
  }

  let root = CALayer()
  private let scrollLayer = CALayer()
  private var cells: [Cell] = []
  private static let rows = 6
  private static let photos = (0..<64).compactMap { BenchmarkImage.make(side: 150, seed: $0).cgImage }
  private static let labels = (0..<64).compactMap { label("Photo \($0)").cgImage }

  init(_ style: Style) {
    CATransaction.setDisableActions(true)
    root.frame = CGRect(x: 0, y: 0, width: 1280, height: 800)
    scrollLayer.frame = root.bounds
    scrollLayer.masksToBounds = true
    scrollLayer.backgroundColor = CGColor(red: 0.17, green: 0.17, blue: 0.17, alpha: 1)
    root.addSublayer(scrollLayer)
    for row in 0..<Self.rows {
      for column in 0..<8 {
        let cell = Cell()
        cell.photo.frame = CGRect(x: 5, y: 5, width: 150, height: 150)
        cell.label.frame = CGRect(x: 5, y: 155, width: 150, height: 20)
        cell.layer.addSublayer(cell.photo)
        cell.layer.addSublayer(cell.label)
        applyStyle(cell.layer, cell.photo, style)
        scrollLayer.addSublayer(cell.layer)
        cells.append(cell)
        fill(cells.count - 1, row: row, column: column)
      }
    }
  }

  private func applyStyle(_ cell: CALayer, _ photo: CALayer, _ style: Style) {
    switch style {
    case .plain: break
    case .rounded:
      photo.cornerRadius = 8
      photo.masksToBounds = true
    case .shadowed:
      photo.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      photo.shadowOpacity = 0.5
      photo.shadowRadius = 4
      photo.shadowOffset = CGSize(width: 0, height: 2)
    case .translucent: photo.opacity = 0.6
    case .rotated: cell.transform = CATransform3DMakeRotation(0.06, 0, 0, 1)
    case .perspective:
      var tiltTransform = CATransform3DIdentity
      tiltTransform.m34 = -1.0 / 900
      scrollLayer.sublayerTransform = CATransform3DRotate(tiltTransform, 0.5, 0, 1, 0)
    }
  }

  /// Adds a bar at the top that shows the content behind it blurred with a standard deviation of 20 points.
  func addBar() {
    let bar = CALayer()
    bar.frame = CGRect(x: 0, y: 0, width: 1280, height: 88)
    bar.backdropFilter = Material.dark.filter
    root.addSublayer(bar)
  }

  private func fill(_ index: Int, row: Int, column: Int) {
    let item = ((row * 8 + column) % 64 + 64) % 64
    cells[index].row = row
    // The frame is not set, because the layer may be rotated.
    cells[index].layer.bounds = CGRect(x: 0, y: 0, width: 160, height: 180)
    cells[index].layer.position = CGPoint(x: column * 160 + 80, y: row * 180 + 90)
    cells[index].photo.contents = Self.photos[item]
    cells[index].label.contents = Self.labels[item]
  }

  /// Scrolls to a position, so that `y` points of the content are above the top edge.
  func scroll(to y: Int) {
    scrollLayer.bounds.origin.y = CGFloat(y)
    let first = Int((Double(y) / 180).rounded(.down))
    for index in cells.indices {
      let slot = index / 8
      let row = first + ((slot - first) % Self.rows + Self.rows) % Self.rows
      if cells[index].row != row { fill(index, row: row, column: index % 8) }
    }
  }

  private static func label(_ text: String) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 150, height: 20), format: format).image { _ in
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor(white: 0.87, alpha: 1),
      ]
      text.draw(in: CGRect(x: 40, y: 1, width: 110, height: 19), withAttributes: attributes)
    }
  }
}
