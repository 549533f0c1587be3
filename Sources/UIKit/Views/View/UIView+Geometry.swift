import Foundation
import RuntimeInterface
import SwiftABI

extension UIView {
  /// Changes the layer's geometry and updates the autoresized subviews, content that is redrawn on a change of size,
  /// and the safe area.
  ///
  /// If the change alters neither the size nor the position, only the layer is updated. If a number would not be usable,
  /// the method reports an error, and the geometry is unchanged. UIKit raises an exception (CALayerInvalidGeometry).
  package final func setGeometry(_ change: (CALayer) -> Void) {
    let oldBounds = backingLayer.bounds
    let oldPosition = backingLayer.position
    let observedGeometry = extras == nil ? nil : ObservedGeometry(of: self)
    let crossedFrame = isCrossedByConstraints ? backingLayer.frame : nil
    let oldMargins = owningController == nil ? nil : marginsWithoutSafeArea
    change(backingLayer)
    let newBounds = backingLayer.bounds
    let newPosition = backingLayer.position
    guard newBounds.origin.x.isFinite, newBounds.origin.y.isFinite, newBounds.width.isFinite, newBounds.height.isFinite,
      !newPosition.x.isNaN, !newPosition.y.isNaN
    else {
      backingLayer.bounds = oldBounds
      backingLayer.position = oldPosition
      Diagnostics.report(
        "\(self): bounds and frame must be finite and the center a number, but the bounds would become \(newBounds) and the center "
          + "\(newPosition). They are unchanged. Look for a division by zero")
      return
    }
    if oldBounds.size != newBounds.size {
      if flags.contains(.autoresizesSubviews), !subviewList.isEmpty {
        resizeSubviews(from: oldBounds.size, to: newBounds.size)
      }
      backingLayer.setNeedsLayout()
      if contentModeStorage == .redraw { backingLayer.setNeedsDisplay() }
    }
    if oldBounds != newBounds {
      boundsDidChange(from: oldBounds)
      extras?.boundsObserver?()
      // The minimum margins of a controller's view depend on its width.
      if let oldMargins, oldBounds.width != newBounds.width, oldMargins != marginsWithoutSafeArea { marginsDidChange() }
    }
    geometryAffectsSafeArea(boundsChanged: oldBounds != newBounds)
    if extras != nil { cornersMayHaveChanged() }
    if let crossedFrame, crossedFrame != backingLayer.frame { crossedContainerDidMove() }
    observedGeometry?.notify(self)
  }

  /// A closure that is called after the bounds changed. A scroll view also calls the closure after its content size or
  /// the inset at which its content rests has changed, because the distance to the edges of the content then changes,
  /// even if the bounds remain.
  package final var boundsObserver: (() -> Void)? {
    get { extras?.boundsObserver }
    set { if newValue != nil || extras != nil { ensureExtras().boundsObserver = newValue } }
  }

  /// Creates an instance of a view class with an empty frame.
  package final class func make<View: UIView>(_ type: View.Type) -> View {
    InitializerDispatch.make(type, frame: .zero)
  }

  /// Resizes the view to the size that `sizeThatFits(_:)` returns. The origin of the frame does not change.
  package final func applyFittingSize() {
    let fittingSize = sizeThatFits(backingLayer.bounds.size)
    var frame = self.frame
    if backingLayer.transformIsIdentity {
      frame.size = fittingSize
      self.frame = frame
    } else {
      bounds.size = fittingSize
    }
  }
}
