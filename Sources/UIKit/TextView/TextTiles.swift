import CoreGraphics

/// An object that manages the tiles that draw the text of a text view in and near its visible area.
@MainActor final class TextTiles {
  private var tiles: [Int: TextTile] = [:]

  /// Redraws all strips after a change of the text.
  func redraw() { for tile in tiles.values { tile.setNeedsDisplay() } }

  /// Adds the strips in the visible area of a text view, behind its caret, and removes the others.
  func layOut(in view: UITextView) {
    let visibleRect = view.bounds
    let lastIndex = max(0, Int(((view.contentSize.height - 1) / TextTile.height).rounded(.down)))
    let firstVisible = max(0, min(lastIndex, Int((visibleRect.minY / TextTile.height).rounded(.down))))
    let lastVisible = max(firstVisible, min(lastIndex, Int((visibleRect.maxY / TextTile.height).rounded(.down))))
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
