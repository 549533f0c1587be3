import CoreGraphics

/// An object that manages the tiles that draw the text of a text view in and near its visible area.
@MainActor final class TextTiles {
  private var tiles: [Int: TextTile] = [:]

  /// Redraws all strips after a change of the text.
  func redraw() { for tile in tiles.values { tile.setNeedsDisplay() } }

  /// Adds the strips in the visible area of a text view, behind its caret, and removes the others.
  func layOut(in view: UITextView) {
    let visibleRect = view.bounds
    // The limit keeps heights that fonts and spacings of any size add up to within the range of integers.
    func index(_ y: CGFloat) -> Int { Int(max(0, min((y / TextTile.height).rounded(.down), 1e9))) }
    let lastIndex = index(view.contentSize.height - 1)
    let firstVisible = min(lastIndex, index(visibleRect.minY))
    let lastVisible = max(firstVisible, min(lastIndex, index(visibleRect.maxY)))
    for (index, tile) in tiles where index < firstVisible || index > lastVisible {
      tile.removeFromSuperview()
      tiles[index] = nil
    }
    for index in firstVisible...lastVisible {
      let frame = CGRect(
        x: 0, y: CGFloat(index) * TextTile.height, width: visibleRect.width, height: TextTile.height)
      if let tile = tiles[index] {
        if tile.frame != frame {
          tile.frame = frame
          tile.setNeedsDisplay()
        }
        continue
      }
      let tile = TextTile(frame: frame)
      tile.owner = view
      tiles[index] = tile
      view.insertSubview(tile, belowSubview: view.caretView)
    }
  }
}
