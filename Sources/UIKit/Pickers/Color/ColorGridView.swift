import CoreGraphics

/// The grid of a color picker. The grid contains a row of grays, and nine rows with shades of twelve hues.
@MainActor final class ColorGridView: ColorSurface {
  static let columnCount = 12
  static let rowCount = 10
  /// The hues of the columns in degrees.
  private static let hues: [CGFloat] = [196, 220, 255, 285, 335, 8, 20, 36, 44, 54, 64, 96]
  /// The saturation and the brightness of the rows below the grays, from dark to light.
  private static let shades: [(saturation: CGFloat, brightness: CGFloat)] = [
    (1, 0.3), (1, 0.45), (1, 0.62), (1, 0.8), (1, 1), (0.74, 1), (0.52, 1), (0.33, 1), (0.17, 1),
  ]

  private let selectionMark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    layer.cornerRadius = 8
    clipsToBounds = true
    selectionMark.isUserInteractionEnabled = false
    selectionMark.layer.borderWidth = 3
    selectionMark.layer.cornerRadius = 3
    addSubview(selectionMark)
  }

  required init?(coder: NSCoder) {
    fatalError("ColorGridView does not support init(coder:); the color picker creates it in code")
  }

  /// Returns the color of a cell of the grid: a gray in row 0, and a shade of the column's hue in the other rows.
  static func color(row: Int, column: Int) -> PickedColor {
    if row == 0 {
      return PickedColor(hue: 0, saturation: 0, brightness: 1 - CGFloat(column) / CGFloat(columnCount - 1))
    }
    let shade = shades[row - 1]
    return PickedColor(hue: hues[column] / 360, saturation: shade.saturation, brightness: shade.brightness)
  }

  /// The cell with the selected color, or `nil` if the color is not in the grid.
  private var selectedCell: (row: Int, column: Int)? {
    let hex = pickedColor.hex
    for row in 0..<Self.rowCount {
      for column in 0..<Self.columnCount where Self.color(row: row, column: column).hex == hex { return (row, column) }
    }
    return nil
  }

  private func frame(row: Int, column: Int) -> CGRect {
    let width = bounds.width / CGFloat(Self.columnCount)
    let height = bounds.height / CGFloat(Self.rowCount)
    let x = nearestPixel(width * CGFloat(column))
    let y = nearestPixel(height * CGFloat(row))
    return CGRect(
      x: x, y: y, width: nearestPixel(width * CGFloat(column + 1)) - x,
      height: nearestPixel(height * CGFloat(row + 1)) - y)
  }

  override func color(at point: CGPoint) -> PickedColor {
    let column = min(Self.columnCount - 1, Int(point.x / bounds.width * CGFloat(Self.columnCount)))
    let row = min(Self.rowCount - 1, Int(point.y / bounds.height * CGFloat(Self.rowCount)))
    var color = Self.color(row: row, column: column)
    color.alpha = pickedColor.alpha
    return color
  }

  override func draw(_ rect: CGRect) {
    for row in 0..<Self.rowCount {
      for column in 0..<Self.columnCount {
        Self.color(row: row, column: column).opaqueColor.setFill()
        UIRectFill(frame(row: row, column: column))
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    selectionMark.isHidden = selectedCell == nil
    guard let cell = selectedCell else { return }
    selectionMark.frame = frame(row: cell.row, column: cell.column).insetBy(dx: -1, dy: -1)
    let isLight = cell.row == 0 ? cell.column < 4 : cell.row > 6
    selectionMark.layer.borderColor = (isLight ? UIColor.darkGray : .white).cgColor
  }

  private func move(rows: Int, columns: Int) -> Bool {
    let cell = selectedCell ?? (0, 0)
    let row = min(Self.rowCount - 1, max(0, cell.row + rows))
    let column = min(Self.columnCount - 1, max(0, cell.column + columns))
    var color = Self.color(row: row, column: column)
    color.alpha = pickedColor.alpha
    pickedColor = color
    onPick?(pickedColor, false)
    return true
  }

  package override func handleArrowKey(direction: Int, isVertical: Bool) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isVertical ? move(rows: -direction, columns: 0) : move(rows: 0, columns: isMirrored ? -direction : direction)
  }
}
