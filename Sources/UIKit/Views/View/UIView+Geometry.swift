import Foundation
import RuntimeInterface

extension UIView {
  /// Runs `change` on the layer and does what a view owes to a changed geometry: subviews follow a changed size,
  /// content that must is drawn again, the safe area is recomputed.
  ///
  /// Does nothing beyond the layer's own work when neither size nor place changed.
  package final func setGeometry(_ change: (CALayer) -> Void) {
    let old = backingLayer.bounds
    change(backingLayer)
    let new = backingLayer.bounds
    precondition(
      new.origin.x.isFinite && new.origin.y.isFinite && new.width.isFinite && new.height.isFinite,
      "\(type(of: self)): the bounds would become \(new), which is no finite rectangle")
    if old.size != new.size {
      if flags.contains(.autoresizesSubviews), !subviewList.isEmpty { resizeSubviews(from: old.size, to: new.size) }
      backingLayer.setNeedsLayout()
      if contentModeStorage == .redraw { backingLayer.setNeedsDisplay() }
    }
    if old != new {
      boundsDidChange(from: old)
      extras?.boundsObserver?()
    }
    geometryAffectsSafeArea(boundsChanged: old != new)
    if extras != nil { cornersMayHaveChanged() }
  }

  /// Told after the bounds changed.
  package final var boundsObserver: (() -> Void)? {
    get { extras?.boundsObserver }
    set { if newValue != nil || extras != nil { needExtras().boundsObserver = newValue } }
  }

  /// An instance of that class, with an empty frame.
  package final class func make<View: UIView>(_ type: View.Type) -> View {
    InitializerDispatch.make(type, frame: .zero)
  }

  package final func takeFittingSize() {
    let fitting = sizeThatFits(backingLayer.bounds.size)
    var frame = self.frame
    if backingLayer.transformIsIdentity {
      frame.size = fitting
      self.frame = frame
    } else {
      bounds.size = fitting
    }
  }
}
