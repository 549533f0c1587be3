import CoreGraphics
import Foundation
import QuartzCore

/// An object that adds a shadow to a cell that the user moves interactively. If the cell has its own shadow, the shadow
/// does not change.
@MainActor final class LiftedPreview {
  /// The duration of the animations that show and hide the shadow, in seconds.
  static let duration: TimeInterval = 0.2
  private weak var cell: UIView?
  /// Indicates whether the cell clips its content, which would cut off the shadow.
  private var clips = false

  func lift(_ cell: UIView) {
    drop()
    guard cell.layer.shadowOpacity == 0 else { return }
    self.cell = cell
    clips = cell.clipsToBounds
    cell.clipsToBounds = false
    let layer = cell.layer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 8
    UIView.animate(withDuration: Self.duration) { layer.shadowOpacity = 0.25 }
  }

  func drop() {
    guard let cell else { return }
    let layer = cell.layer
    let clips = clips
    self.cell = nil
    UIView.animate(
      withDuration: Self.duration, animations: { layer.shadowOpacity = 0 },
      completion: { _ in
        guard layer.shadowOpacity == 0 else { return }
        if clips { cell.clipsToBounds = true }
        // These are the default values of a layer's shadow.
        layer.shadowOffset = CGSize(width: 0, height: -3)
        layer.shadowRadius = 3
      })
  }
}
