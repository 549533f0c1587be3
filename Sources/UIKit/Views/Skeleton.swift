// Skeleton so that everything compiles from the first minute; the owners replace it.
@preconcurrency @MainActor open class UIView: UIResponder {
  open var frame: CGRect
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
}
open class UIWindow: UIView {}
