import UIKit

// Generated from the list of Apple's declarations: every class of UIKit and Core Animation that is declared here, with
// an empty subclass of each, and both created with each initializer that the class declares or inherits on iOS.
// Omissions are listed in docs/differences.md (initializers), or cannot be called without a scene or an application.

private class SubCAAnimation: CAAnimation {}
private class SubCAAnimationGroup: CAAnimationGroup {}
private class SubCABasicAnimation: CABasicAnimation {}
private class SubCADisplayLink: CADisplayLink {}
private class SubCAEmitterCell: CAEmitterCell {}
private class SubCAEmitterLayer: CAEmitterLayer {}
private class SubCAGradientLayer: CAGradientLayer {}
private class SubCAKeyframeAnimation: CAKeyframeAnimation {}
private class SubCALayer: CALayer {}
private class SubCAMediaTimingFunction: CAMediaTimingFunction {}
private class SubCAPropertyAnimation: CAPropertyAnimation {}
private class SubCAReplicatorLayer: CAReplicatorLayer {}
private class SubCAScrollLayer: CAScrollLayer {}
private class SubCAShapeLayer: CAShapeLayer {}
private class SubCASpringAnimation: CASpringAnimation {}
private class SubCATextLayer: CATextLayer {}
private class SubCATransaction: CATransaction {}
private class SubCATiledLayer: CATiledLayer {}
private class SubCATransformLayer: CATransformLayer {}
private class SubCATransition: CATransition {}
private class SubCAValueFunction: CAValueFunction {}
private class SubNSCollectionLayoutAnchor: NSCollectionLayoutAnchor {}
private class SubNSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem {}
private class SubNSCollectionLayoutEdgeSpacing: NSCollectionLayoutEdgeSpacing {}
private class SubNSCollectionLayoutGroupCustomItem: NSCollectionLayoutGroupCustomItem {}
private class SubNSCollectionLayoutItem: NSCollectionLayoutItem {}
private class SubNSCollectionLayoutSection: NSCollectionLayoutSection {}
private class SubNSCollectionLayoutSize: NSCollectionLayoutSize {}
private class SubNSCollectionLayoutSupplementaryItem: NSCollectionLayoutSupplementaryItem {}
private class SubNSDiffableDataSourceSectionSnapshotReference: NSDiffableDataSourceSectionSnapshotReference {}
private class SubNSDiffableDataSourceSnapshotReference: NSDiffableDataSourceSnapshotReference {}
private class SubNSItemProvider: NSItemProvider {}
private class SubNSLayoutAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
private class SubNSLayoutConstraint: NSLayoutConstraint {}
private class SubNSLayoutDimension: NSLayoutDimension {}
private class SubNSLayoutXAxisAnchor: NSLayoutXAxisAnchor {}
private class SubNSLayoutYAxisAnchor: NSLayoutYAxisAnchor {}
private class SubNSMutableParagraphStyle: NSMutableParagraphStyle {}
private class SubNSParagraphStyle: NSParagraphStyle {}
private class SubNSShadow: NSShadow {}
private class SubNSStringDrawingContext: NSStringDrawingContext {}
private class SubNSTextAttachment: NSTextAttachment {}
private class SubNSTextContainer: NSTextContainer {}
private class SubNSTextTab: NSTextTab {}
private class SubUIAction: UIAction {}
private class SubUIActivityIndicatorView: UIActivityIndicatorView {}
private class SubUIAlertAction: UIAlertAction {}
private class SubUIAlertController: UIAlertController {}
private class SubUIAttachmentBehavior: UIAttachmentBehavior {}
private class SubUIBandSelectionInteraction: UIBandSelectionInteraction {}
private class SubUIBarAppearance: UIBarAppearance {}
private class SubUIBarButtonItem: UIBarButtonItem {}
private class SubUIBarButtonItemAppearance: UIBarButtonItemAppearance {}
private class SubUIBarButtonItemGroup: UIBarButtonItemGroup {}
private class SubUIBarButtonItemStateAppearance: UIBarButtonItemStateAppearance {}
private class SubUIBarItem: UIBarItem {}
private class SubUIBezierPath: UIBezierPath {}
private class SubUIBlurEffect: UIBlurEffect {}
private class SubUIButton: UIButton {}
private class SubUICollectionLayoutSectionOrthogonalScrollingProperties:
  UICollectionLayoutSectionOrthogonalScrollingProperties
{}
private class SubUICollectionReusableView: UICollectionReusableView {}
private class SubUICollectionView: UICollectionView {}
private class SubUICollectionViewCell: UICollectionViewCell {}
private class SubUICollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {}
private class SubUICollectionViewCompositionalLayoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {}
private class SubUICollectionViewController: UICollectionViewController {}
private class SubUICollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<Int, Int> {}
private class SubUICollectionViewDiffableDataSourceReference: UICollectionViewDiffableDataSourceReference {}
private class SubUICollectionViewDropPlaceholder: UICollectionViewDropPlaceholder {}
private class SubUICollectionViewDropProposal: UICollectionViewDropProposal {}
private class SubUICollectionViewFlowLayout: UICollectionViewFlowLayout {}
private class SubUICollectionViewFlowLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {}
private class SubUICollectionViewFocusUpdateContext: UICollectionViewFocusUpdateContext {}
private class SubUICollectionViewLayout: UICollectionViewLayout {}
private class SubUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {}
private class SubUICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {}
private class SubUICollectionViewListCell: UICollectionViewListCell {}
private class SubUICollectionViewPlaceholder: UICollectionViewPlaceholder {}
private class SubUICollectionViewTransitionLayout: UICollectionViewTransitionLayout {}
private class SubUICollectionViewUpdateItem: UICollectionViewUpdateItem {}
private class SubUICollisionBehavior: UICollisionBehavior {}
private class SubUIColor: UIColor {}
private class SubUICommand: UICommand {}
private class SubUICommandAlternate: UICommandAlternate {}
private class SubUIContentUnavailableView: UIContentUnavailableView {}
private class SubUIContextMenuConfiguration: UIContextMenuConfiguration {}
private class SubUIContextMenuInteraction: UIContextMenuInteraction {}
private class SubUIContextualAction: UIContextualAction {}
private class SubUIControl: UIControl {}
private class SubUICubicTimingParameters: UICubicTimingParameters {}
private class SubUIDeferredMenuElement: UIDeferredMenuElement {}
private class SubUIDevice: UIDevice {}
private class SubUIDragInteraction: UIDragInteraction {}
private class SubUIDragItem: UIDragItem {}
private class SubUIDragPreview: UIDragPreview {}
private class SubUIDragPreviewParameters: UIDragPreviewParameters {}
private class SubUIDragPreviewTarget: UIDragPreviewTarget {}
private class SubUIDropInteraction: UIDropInteraction {}
private class SubUIDropProposal: UIDropProposal {}
private class SubUIDynamicAnimator: UIDynamicAnimator {}
private class SubUIDynamicBehavior: UIDynamicBehavior {}
private class SubUIDynamicItemBehavior: UIDynamicItemBehavior {}
private class SubUIDynamicItemGroup: UIDynamicItemGroup {}
private class SubUIEditMenuConfiguration: UIEditMenuConfiguration {}
private class SubUIEditMenuInteraction: UIEditMenuInteraction {}
private class SubUIEvent: UIEvent {}
private class SubUIFieldBehavior: UIFieldBehavior {}
private class SubUIFocusAnimationCoordinator: UIFocusAnimationCoordinator {}
private class SubUIFocusEffect: UIFocusEffect {}
private class SubUIFocusGuide: UIFocusGuide {}
private class SubUIFocusHaloEffect: UIFocusHaloEffect {}
private class SubUIFocusMovementHint: UIFocusMovementHint {}
private class SubUIFocusSystem: UIFocusSystem {}
private class SubUIFocusUpdateContext: UIFocusUpdateContext {}
private class SubUIFont: UIFont {}
private class SubUIFontDescriptor: UIFontDescriptor {}
private class SubUIFontMetrics: UIFontMetrics {}
private class SubUIGestureRecognizer: UIGestureRecognizer {}
private class SubUIGraphicsImageRenderer: UIGraphicsImageRenderer {}
private class SubUIGraphicsImageRendererContext: UIGraphicsImageRendererContext {}
private class SubUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {}
private class SubUIGraphicsRenderer: UIGraphicsRenderer {}
private class SubUIGraphicsRendererContext: UIGraphicsRendererContext {}
private class SubUIGraphicsRendererFormat: UIGraphicsRendererFormat {}
private class SubUIGravityBehavior: UIGravityBehavior {}
private class SubUIHoverGestureRecognizer: UIHoverGestureRecognizer {}
private class SubUIImage: UIImage {}
private class SubUIImageConfiguration: UIImage.Configuration {}
private class SubUIImageAsset: UIImageAsset {}
private class SubUIImageView: UIImageView {}
private class SubUIKey: UIKey {}
private class SubUIKeyCommand: UIKeyCommand {}
private class SubUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {}
private class SubUILabel: UILabel {}
private class SubUILayoutGuide: UILayoutGuide {}
private class SubUIListContentView: UIListContentView {}
private class SubUILongPressGestureRecognizer: UILongPressGestureRecognizer {}
private class SubUIMenu: UIMenu {}
private class SubUIMenuController: UIMenuController {}
private class SubUIMenuDisplayPreferences: UIMenuDisplayPreferences {}
private class SubUIMenuElement: UIMenuElement {}
private class SubUIMenuItem: UIMenuItem {}
private class SubUIMenuSystem: UIMenuSystem {}
private class SubUINavigationBar: UINavigationBar {}
private class SubUIPopoverBackgroundView: UIPopoverBackgroundView {}
private class SubUINavigationBarAppearance: UINavigationBarAppearance {}
private class SubUINavigationController: UINavigationController {}
private class SubUINavigationItem: UINavigationItem {}
private class SubUIOpenURLContext: UIOpenURLContext {}
private class SubUIPageControl: UIPageControl {}
private class SubUIPageControlProgress: UIPageControlProgress {}
private class SubUIPageControlTimerProgress: UIPageControlTimerProgress {}
private class SubUIPanGestureRecognizer: UIPanGestureRecognizer {}
private class SubUIPasteboard: UIPasteboard {}
private class SubUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {}
private class SubUIPinchGestureRecognizer: UIPinchGestureRecognizer {}
private class SubUIPointerInteraction: UIPointerInteraction {}
private class SubUIPointerRegion: UIPointerRegion {}
private class SubUIPointerRegionRequest: UIPointerRegionRequest {}
private class SubUIPointerStyle: UIPointerStyle {}
private class SubUIPopoverPresentationController: UIPopoverPresentationController {}
private class SubUIPresentationController: UIPresentationController {}
private class SubUIPress: UIPress {}
private class SubUIPressesEvent: UIPressesEvent {}
private class SubUIPreviewParameters: UIPreviewParameters {}
private class SubUIPreviewTarget: UIPreviewTarget {}
private class SubUIProgressView: UIProgressView {}
private class SubUIPushBehavior: UIPushBehavior {}
private class SubUIRefreshControl: UIRefreshControl {}
private class SubUIRegion: UIRegion {}
private class SubUIResponder: UIResponder {}
private class SubUIRotationGestureRecognizer: UIRotationGestureRecognizer {}
private class SubUIScene: UIScene {}
private class SubUISceneConnectionOptions: UIScene.ConnectionOptions {}
private class SubUISceneConfiguration: UISceneConfiguration {}
private class SubUISceneSession: UISceneSession {}
private class SubUISceneSizeRestrictions: UISceneSizeRestrictions {}
private class SubUIScreen: UIScreen {}
private class SubUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {}
private class SubUIScreenMode: UIScreenMode {}
private class SubUIScrollEdgeElementContainerInteraction: UIScrollEdgeElementContainerInteraction {}
private class SubUIScrollView: UIScrollView {}
private class SubUISegmentedControl: UISegmentedControl {}
private class SubUISheetPresentationController: UISheetPresentationController {}
private class SubUISheetPresentationControllerDetent: UISheetPresentationController.Detent {}
private class SubUISlider: UISlider {}
private class SubUISnapBehavior: UISnapBehavior {}
private class SubUISpringLoadedInteraction: UISpringLoadedInteraction {}
private class SubUISpringTimingParameters: UISpringTimingParameters {}
private class SubUIStackView: UIStackView {}
private class SubUIStatusBarManager: UIStatusBarManager {}
private class SubUIStepper: UIStepper {}
private class SubUISwipeActionsConfiguration: UISwipeActionsConfiguration {}
private class SubUISwipeGestureRecognizer: UISwipeGestureRecognizer {}
private class SubUISwitch: UISwitch {}
private class SubUITableView: UITableView {}
private class SubUITableViewCell: UITableViewCell {}
private class SubUITableViewController: UITableViewController {}
private class SubUITableViewDiffableDataSource: UITableViewDiffableDataSource<Int, Int> {}
private class SubUITableViewDiffableDataSourceReference: UITableViewDiffableDataSourceReference {}
private class SubUITableViewDropPlaceholder: UITableViewDropPlaceholder {}
private class SubUITableViewDropProposal: UITableViewDropProposal {}
private class SubUITableViewFocusUpdateContext: UITableViewFocusUpdateContext {}
private class SubUITableViewHeaderFooterView: UITableViewHeaderFooterView {}
private class SubUITableViewPlaceholder: UITableViewPlaceholder {}
private class SubUITableViewRowAction: UITableViewRowAction {}
private class SubUITapGestureRecognizer: UITapGestureRecognizer {}
private class SubUITargetedDragPreview: UITargetedDragPreview {}
private class SubUITargetedPreview: UITargetedPreview {}
private class SubUITextField: UITextField {}
private class SubUITextInputPasswordRules: UITextInputPasswordRules {}
private class SubUITextInputStringTokenizer: UITextInputStringTokenizer {}
private class SubUITextItem: UITextItem {}
private class SubUITextPosition: UITextPosition {}
private class SubUITextRange: UITextRange {}
private class SubUITextSearchOptions: UITextSearchOptions {}
private class SubUIFindSession: UIFindSession {}
private class SubUITextPlaceholder: UITextPlaceholder {}
private class SubUITextSelectionRect: UITextSelectionRect {}
private class SubUITextView: UITextView {}
private class SubUIToolTipConfiguration: UIToolTipConfiguration {}
private class SubUIToolTipInteraction: UIToolTipInteraction {}
private class SubUIToolbar: UIToolbar {}
private class SubUIToolbarAppearance: UIToolbarAppearance {}
private class SubUITouch: UITouch {}
private class SubUITrackingLayoutGuide: UITrackingLayoutGuide {}
private class SubUITraitCollection: UITraitCollection {}
private class SubUIUpdateActionPhase: UIUpdateActionPhase {}
private class SubUIUpdateInfo: UIUpdateInfo {}
private class SubUIUpdateLink: UIUpdateLink {}
private class SubUIVibrancyEffect: UIVibrancyEffect {}
private class SubUIView: UIView {}
private class SubUIViewController: UIViewController {}
private class SubUIViewPropertyAnimator: UIViewPropertyAnimator {}
private class SubUIVisualEffect: UIVisualEffect {}
private class SubUIVisualEffectView: UIVisualEffectView {}
private class SubUIWindow: UIWindow {}
private class SubUIWindowScene: UIWindowScene {}
private class SubUIWindowSceneGeometry: UIWindowScene.Geometry {}
private class SubUIWindowSceneGeometryPreferences: UIWindowScene.GeometryPreferences {}
private class SubUIWindowSceneGeometryPreferencesMac: UIWindowScene.GeometryPreferences.Mac {}
private class SubUIWindowSceneGeometryPreferencesiOS: UIWindowScene.GeometryPreferences.iOS {}
private class SubUndoManager: UndoManager {}

@MainActor
extension EveryInitializerTests {
  func makeAll(_ i: Ingredients) {
    make1(i)
    make2(i)
    make3(i)
    make4(i)
    make5(i)
    make6(i)
    make7(i)
    make8(i)
    make9(i)
    make10(i)
    make11(i)
    make12(i)
    make13(i)
  }

  private func make1(_ i: Ingredients) {
    made("CAAnimation.init()", CAAnimation(), CAAnimation.self)
    made("SubCAAnimation.init()", SubCAAnimation(), SubCAAnimation.self)
    mayMake("CAAnimation.init(coder:)", CAAnimation(coder: i.coder), CAAnimation.self)
    mayMake("SubCAAnimation.init(coder:)", SubCAAnimation(coder: i.coder), SubCAAnimation.self)
    made("CAAnimationGroup.init()", CAAnimationGroup(), CAAnimationGroup.self)
    made("SubCAAnimationGroup.init()", SubCAAnimationGroup(), SubCAAnimationGroup.self)
    mayMake("CAAnimationGroup.init(coder:)", CAAnimationGroup(coder: i.coder), CAAnimationGroup.self)
    mayMake("SubCAAnimationGroup.init(coder:)", SubCAAnimationGroup(coder: i.coder), SubCAAnimationGroup.self)
    made("CABasicAnimation.init(keyPath:)", CABasicAnimation(keyPath: nil), CABasicAnimation.self)
    made("SubCABasicAnimation.init(keyPath:)", SubCABasicAnimation(keyPath: nil), SubCABasicAnimation.self)
    made("CABasicAnimation.init()", CABasicAnimation(), CABasicAnimation.self)
    made("SubCABasicAnimation.init()", SubCABasicAnimation(), SubCABasicAnimation.self)
    mayMake("CABasicAnimation.init(coder:)", CABasicAnimation(coder: i.coder), CABasicAnimation.self)
    mayMake("SubCABasicAnimation.init(coder:)", SubCABasicAnimation(coder: i.coder), SubCABasicAnimation.self)
    made(
      "CADisplayLink.init(target:selector:)", CADisplayLink(target: i.target, selector: Selector("fire")),
      CADisplayLink.self)
    made(
      "SubCADisplayLink.init(target:selector:)", SubCADisplayLink(target: i.target, selector: Selector("fire")),
      SubCADisplayLink.self)
    made("CADisplayLink.init()", CADisplayLink(), CADisplayLink.self)
    made("SubCADisplayLink.init()", SubCADisplayLink(), SubCADisplayLink.self)
    made("CAEmitterCell.init()", CAEmitterCell(), CAEmitterCell.self)
    made("SubCAEmitterCell.init()", SubCAEmitterCell(), SubCAEmitterCell.self)
    mayMake("CAEmitterCell.init(coder:)", CAEmitterCell(coder: i.coder), CAEmitterCell.self)
    mayMake("SubCAEmitterCell.init(coder:)", SubCAEmitterCell(coder: i.coder), SubCAEmitterCell.self)
    made("CAEmitterLayer.init()", CAEmitterLayer(), CAEmitterLayer.self)
    made("SubCAEmitterLayer.init()", SubCAEmitterLayer(), SubCAEmitterLayer.self)
    made("CAEmitterLayer.init(layer:)", CAEmitterLayer(layer: i.target), CAEmitterLayer.self)
    made("SubCAEmitterLayer.init(layer:)", SubCAEmitterLayer(layer: i.target), SubCAEmitterLayer.self)
    mayMake("CAEmitterLayer.init(coder:)", CAEmitterLayer(coder: i.coder), CAEmitterLayer.self)
    mayMake("SubCAEmitterLayer.init(coder:)", SubCAEmitterLayer(coder: i.coder), SubCAEmitterLayer.self)
    made("CAGradientLayer.init()", CAGradientLayer(), CAGradientLayer.self)
    made("SubCAGradientLayer.init()", SubCAGradientLayer(), SubCAGradientLayer.self)
    made("CAGradientLayer.init(layer:)", CAGradientLayer(layer: i.target), CAGradientLayer.self)
    made("SubCAGradientLayer.init(layer:)", SubCAGradientLayer(layer: i.target), SubCAGradientLayer.self)
    mayMake("CAGradientLayer.init(coder:)", CAGradientLayer(coder: i.coder), CAGradientLayer.self)
    mayMake("SubCAGradientLayer.init(coder:)", SubCAGradientLayer(coder: i.coder), SubCAGradientLayer.self)
    made("CAKeyframeAnimation.init(keyPath:)", CAKeyframeAnimation(keyPath: nil), CAKeyframeAnimation.self)
    made("SubCAKeyframeAnimation.init(keyPath:)", SubCAKeyframeAnimation(keyPath: nil), SubCAKeyframeAnimation.self)
    made("CAKeyframeAnimation.init()", CAKeyframeAnimation(), CAKeyframeAnimation.self)
    made("SubCAKeyframeAnimation.init()", SubCAKeyframeAnimation(), SubCAKeyframeAnimation.self)
    mayMake("CAKeyframeAnimation.init(coder:)", CAKeyframeAnimation(coder: i.coder), CAKeyframeAnimation.self)
    mayMake("SubCAKeyframeAnimation.init(coder:)", SubCAKeyframeAnimation(coder: i.coder), SubCAKeyframeAnimation.self)
    made("CALayer.init()", CALayer(), CALayer.self)
    made("SubCALayer.init()", SubCALayer(), SubCALayer.self)
    made("CALayer.init(layer:)", CALayer(layer: i.target), CALayer.self)
    made("SubCALayer.init(layer:)", SubCALayer(layer: i.target), SubCALayer.self)
    made(
      "CAMediaTimingFunction.init(controlPoints:_:_:_:)", CAMediaTimingFunction(controlPoints: 0.5, 0.5, 0.5, 0.5),
      CAMediaTimingFunction.self)
    made(
      "SubCAMediaTimingFunction.init(controlPoints:_:_:_:)",
      SubCAMediaTimingFunction(controlPoints: 0.5, 0.5, 0.5, 0.5), SubCAMediaTimingFunction.self)
    made("CAMediaTimingFunction.init(name:)", CAMediaTimingFunction(name: .linear), CAMediaTimingFunction.self)
    made("SubCAMediaTimingFunction.init(name:)", SubCAMediaTimingFunction(name: .linear), SubCAMediaTimingFunction.self)
    made("CAPropertyAnimation.init(keyPath:)", CAPropertyAnimation(keyPath: nil), CAPropertyAnimation.self)
    made("SubCAPropertyAnimation.init(keyPath:)", SubCAPropertyAnimation(keyPath: nil), SubCAPropertyAnimation.self)
    made("CAPropertyAnimation.init()", CAPropertyAnimation(), CAPropertyAnimation.self)
    made("SubCAPropertyAnimation.init()", SubCAPropertyAnimation(), SubCAPropertyAnimation.self)
    mayMake("CAPropertyAnimation.init(coder:)", CAPropertyAnimation(coder: i.coder), CAPropertyAnimation.self)
    mayMake("SubCAPropertyAnimation.init(coder:)", SubCAPropertyAnimation(coder: i.coder), SubCAPropertyAnimation.self)
    made("CAReplicatorLayer.init()", CAReplicatorLayer(), CAReplicatorLayer.self)
    made("SubCAReplicatorLayer.init()", SubCAReplicatorLayer(), SubCAReplicatorLayer.self)
    made("CAReplicatorLayer.init(layer:)", CAReplicatorLayer(layer: i.target), CAReplicatorLayer.self)
    made("SubCAReplicatorLayer.init(layer:)", SubCAReplicatorLayer(layer: i.target), SubCAReplicatorLayer.self)
    mayMake("CAReplicatorLayer.init(coder:)", CAReplicatorLayer(coder: i.coder), CAReplicatorLayer.self)
    mayMake("SubCAReplicatorLayer.init(coder:)", SubCAReplicatorLayer(coder: i.coder), SubCAReplicatorLayer.self)
    made("CAScrollLayer.init()", CAScrollLayer(), CAScrollLayer.self)
    made("SubCAScrollLayer.init()", SubCAScrollLayer(), SubCAScrollLayer.self)
    made("CAScrollLayer.init(layer:)", CAScrollLayer(layer: i.target), CAScrollLayer.self)
    made("SubCAScrollLayer.init(layer:)", SubCAScrollLayer(layer: i.target), SubCAScrollLayer.self)
    mayMake("CAScrollLayer.init(coder:)", CAScrollLayer(coder: i.coder), CAScrollLayer.self)
    mayMake("SubCAScrollLayer.init(coder:)", SubCAScrollLayer(coder: i.coder), SubCAScrollLayer.self)
    made("CAShapeLayer.init()", CAShapeLayer(), CAShapeLayer.self)
    made("SubCAShapeLayer.init()", SubCAShapeLayer(), SubCAShapeLayer.self)
    made("CAShapeLayer.init(layer:)", CAShapeLayer(layer: i.target), CAShapeLayer.self)
    made("SubCAShapeLayer.init(layer:)", SubCAShapeLayer(layer: i.target), SubCAShapeLayer.self)
    mayMake("CAShapeLayer.init(coder:)", CAShapeLayer(coder: i.coder), CAShapeLayer.self)
    mayMake("SubCAShapeLayer.init(coder:)", SubCAShapeLayer(coder: i.coder), SubCAShapeLayer.self)
    made("CASpringAnimation.init(keyPath:)", CASpringAnimation(keyPath: nil), CASpringAnimation.self)
    made("SubCASpringAnimation.init(keyPath:)", SubCASpringAnimation(keyPath: nil), SubCASpringAnimation.self)
    made("CASpringAnimation.init()", CASpringAnimation(), CASpringAnimation.self)
    made("SubCASpringAnimation.init()", SubCASpringAnimation(), SubCASpringAnimation.self)
    mayMake("CASpringAnimation.init(coder:)", CASpringAnimation(coder: i.coder), CASpringAnimation.self)
    mayMake("SubCASpringAnimation.init(coder:)", SubCASpringAnimation(coder: i.coder), SubCASpringAnimation.self)
    made("CATextLayer.init()", CATextLayer(), CATextLayer.self)
    made("SubCATextLayer.init()", SubCATextLayer(), SubCATextLayer.self)
    made("CATextLayer.init(layer:)", CATextLayer(layer: i.target), CATextLayer.self)
    made("SubCATextLayer.init(layer:)", SubCATextLayer(layer: i.target), SubCATextLayer.self)
    mayMake("CATextLayer.init(coder:)", CATextLayer(coder: i.coder), CATextLayer.self)
    mayMake("SubCATextLayer.init(coder:)", SubCATextLayer(coder: i.coder), SubCATextLayer.self)
    made("CATransaction.init()", CATransaction(), CATransaction.self)
    made("SubCATransaction.init()", SubCATransaction(), SubCATransaction.self)
    made("CATiledLayer.init()", CATiledLayer(), CATiledLayer.self)
    made("SubCATiledLayer.init()", SubCATiledLayer(), SubCATiledLayer.self)
    made("CATiledLayer.init(layer:)", CATiledLayer(layer: i.target), CATiledLayer.self)
    made("SubCATiledLayer.init(layer:)", SubCATiledLayer(layer: i.target), SubCATiledLayer.self)
    mayMake("CATiledLayer.init(coder:)", CATiledLayer(coder: i.coder), CATiledLayer.self)
    mayMake("SubCATiledLayer.init(coder:)", SubCATiledLayer(coder: i.coder), SubCATiledLayer.self)
    made("CATransformLayer.init()", CATransformLayer(), CATransformLayer.self)
    made("SubCATransformLayer.init()", SubCATransformLayer(), SubCATransformLayer.self)
    made("CATransformLayer.init(layer:)", CATransformLayer(layer: i.target), CATransformLayer.self)
    made("SubCATransformLayer.init(layer:)", SubCATransformLayer(layer: i.target), SubCATransformLayer.self)
    mayMake("CATransformLayer.init(coder:)", CATransformLayer(coder: i.coder), CATransformLayer.self)
    mayMake("SubCATransformLayer.init(coder:)", SubCATransformLayer(coder: i.coder), SubCATransformLayer.self)
  }

  private func make2(_ i: Ingredients) {
    made("CATransition.init()", CATransition(), CATransition.self)
    made("SubCATransition.init()", SubCATransition(), SubCATransition.self)
    mayMake("CATransition.init(coder:)", CATransition(coder: i.coder), CATransition.self)
    mayMake("SubCATransition.init(coder:)", SubCATransition(coder: i.coder), SubCATransition.self)
    mayMake("CAValueFunction.init(name:)", CAValueFunction(name: .rotateZ), CAValueFunction.self)
    mayMake("SubCAValueFunction.init(name:)", SubCAValueFunction(name: .rotateZ), SubCAValueFunction.self)
    made("CAValueFunction.init()", CAValueFunction(), CAValueFunction.self)
    made("SubCAValueFunction.init()", SubCAValueFunction(), SubCAValueFunction.self)
    made("NSCollectionLayoutAnchor.init(edges:)", NSCollectionLayoutAnchor(edges: .top), NSCollectionLayoutAnchor.self)
    made(
      "NSCollectionLayoutAnchor.init(edges:absoluteOffset:)",
      NSCollectionLayoutAnchor(edges: .top, absoluteOffset: .zero), NSCollectionLayoutAnchor.self)
    made(
      "NSCollectionLayoutAnchor.init(edges:fractionalOffset:)",
      NSCollectionLayoutAnchor(edges: .top, fractionalOffset: .zero), NSCollectionLayoutAnchor.self)
    made(
      "NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:)",
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: i.size, elementKind: "text", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem.self)
    made(
      "NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:absoluteOffset:)",
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: i.size, elementKind: "text", alignment: .top, absoluteOffset: .zero),
      NSCollectionLayoutBoundarySupplementaryItem.self)
    made(
      "NSCollectionLayoutEdgeSpacing.init(leading:top:trailing:bottom:)",
      NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil),
      NSCollectionLayoutEdgeSpacing.self)
    made(
      "NSCollectionLayoutGroupCustomItem.init(frame:)", NSCollectionLayoutGroupCustomItem(frame: i.frame),
      NSCollectionLayoutGroupCustomItem.self)
    made(
      "NSCollectionLayoutGroupCustomItem.init(frame:zIndex:)",
      NSCollectionLayoutGroupCustomItem(frame: i.frame, zIndex: 1), NSCollectionLayoutGroupCustomItem.self)
    made(
      "NSCollectionLayoutItem.init(layoutSize:)", NSCollectionLayoutItem(layoutSize: i.size),
      NSCollectionLayoutItem.self)
    made(
      "NSCollectionLayoutItem.init(layoutSize:supplementaryItems:)",
      NSCollectionLayoutItem(layoutSize: i.size, supplementaryItems: []), NSCollectionLayoutItem.self)
    made(
      "NSCollectionLayoutSection.init(group:)", NSCollectionLayoutSection(group: i.group),
      NSCollectionLayoutSection.self)
    made(
      "NSCollectionLayoutSize.init(widthDimension:heightDimension:)",
      NSCollectionLayoutSize(widthDimension: .absolute(4), heightDimension: .absolute(4)), NSCollectionLayoutSize.self)
    made(
      "NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:)",
      NSCollectionLayoutSupplementaryItem(
        layoutSize: i.size, elementKind: "text", containerAnchor: NSCollectionLayoutAnchor(edges: .top)),
      NSCollectionLayoutSupplementaryItem.self)
    made(
      "NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:itemAnchor:)",
      NSCollectionLayoutSupplementaryItem(
        layoutSize: i.size, elementKind: "text", containerAnchor: NSCollectionLayoutAnchor(edges: .top),
        itemAnchor: NSCollectionLayoutAnchor(edges: .top)), NSCollectionLayoutSupplementaryItem.self)
    made(
      "NSDiffableDataSourceSectionSnapshotReference.init()", NSDiffableDataSourceSectionSnapshotReference(),
      NSDiffableDataSourceSectionSnapshotReference.self)
    made(
      "SubNSDiffableDataSourceSectionSnapshotReference.init()", SubNSDiffableDataSourceSectionSnapshotReference(),
      SubNSDiffableDataSourceSectionSnapshotReference.self)
    made(
      "NSDiffableDataSourceSnapshotReference.init()", NSDiffableDataSourceSnapshotReference(),
      NSDiffableDataSourceSnapshotReference.self)
    made(
      "SubNSDiffableDataSourceSnapshotReference.init()", SubNSDiffableDataSourceSnapshotReference(),
      SubNSDiffableDataSourceSnapshotReference.self)
    made("NSItemProvider.init()", NSItemProvider(), NSItemProvider.self)
    made("SubNSItemProvider.init()", SubNSItemProvider(), SubNSItemProvider.self)
    made(
      "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
      NSLayoutConstraint(
        item: i.view, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 1), NSLayoutConstraint.self)
    made(
      "SubNSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
      SubNSLayoutConstraint(
        item: i.view, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 1), SubNSLayoutConstraint.self)
    made("NSLayoutConstraint.init()", NSLayoutConstraint(), NSLayoutConstraint.self)
    made("SubNSLayoutConstraint.init()", SubNSLayoutConstraint(), SubNSLayoutConstraint.self)
    made("NSMutableParagraphStyle.init()", NSMutableParagraphStyle(), NSMutableParagraphStyle.self)
    made("SubNSMutableParagraphStyle.init()", SubNSMutableParagraphStyle(), SubNSMutableParagraphStyle.self)
    made("NSParagraphStyle.init()", NSParagraphStyle(), NSParagraphStyle.self)
    made("SubNSParagraphStyle.init()", SubNSParagraphStyle(), SubNSParagraphStyle.self)
    made("NSShadow.init()", NSShadow(), NSShadow.self)
    made("SubNSShadow.init()", SubNSShadow(), SubNSShadow.self)
    mayMake("NSShadow.init(coder:)", NSShadow(coder: i.coder), NSShadow.self)
    mayMake("SubNSShadow.init(coder:)", SubNSShadow(coder: i.coder), SubNSShadow.self)
    made("NSStringDrawingContext.init()", NSStringDrawingContext(), NSStringDrawingContext.self)
    made("SubNSStringDrawingContext.init()", SubNSStringDrawingContext(), SubNSStringDrawingContext.self)
    made("NSTextAttachment.init(data:ofType:)", NSTextAttachment(data: nil, ofType: nil), NSTextAttachment.self)
    made(
      "SubNSTextAttachment.init(data:ofType:)", SubNSTextAttachment(data: nil, ofType: nil), SubNSTextAttachment.self)
    made("NSTextAttachment.init(image:)", NSTextAttachment(image: i.picture), NSTextAttachment.self)
    made("SubNSTextAttachment.init(image:)", SubNSTextAttachment(image: i.picture), SubNSTextAttachment.self)
    mayMake("NSTextAttachment.init(coder:)", NSTextAttachment(coder: i.coder), NSTextAttachment.self)
    mayMake("SubNSTextAttachment.init(coder:)", SubNSTextAttachment(coder: i.coder), SubNSTextAttachment.self)
    made("NSTextAttachment.init()", NSTextAttachment(), NSTextAttachment.self)
    made("SubNSTextAttachment.init()", SubNSTextAttachment(), SubNSTextAttachment.self)
    made("NSTextContainer.init(size:)", NSTextContainer(size: CGSize(width: 4, height: 4)), NSTextContainer.self)
    made(
      "SubNSTextContainer.init(size:)", SubNSTextContainer(size: CGSize(width: 4, height: 4)), SubNSTextContainer.self)
    made("NSTextContainer.init()", NSTextContainer(), NSTextContainer.self)
    made("SubNSTextContainer.init()", SubNSTextContainer(), SubNSTextContainer.self)
    made(
      "NSTextTab.init(textAlignment:location:options:)", NSTextTab(textAlignment: .left, location: 1, options: [:]),
      NSTextTab.self)
    made(
      "SubNSTextTab.init(textAlignment:location:options:)",
      SubNSTextTab(textAlignment: .left, location: 1, options: [:]), SubNSTextTab.self)
    made(
      "UIAction.init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)",
      UIAction(
        title: "text", image: nil, identifier: nil, discoverabilityTitle: nil, attributes: [], state: .off,
        handler: { _ in }), UIAction.self)
    made(
      "SubUIAction.init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)",
      SubUIAction(
        title: "text", image: nil, identifier: nil, discoverabilityTitle: nil, attributes: [], state: .off,
        handler: { _ in }), SubUIAction.self)
    made(
      "UIAction.init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)",
      UIAction(
        title: "text", subtitle: nil, image: nil, identifier: nil, discoverabilityTitle: nil, attributes: [],
        state: .off, handler: { _ in }), UIAction.self)
    made(
      "SubUIAction.init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)",
      SubUIAction(
        title: "text", subtitle: nil, image: nil, identifier: nil, discoverabilityTitle: nil, attributes: [],
        state: .off, handler: { _ in }), SubUIAction.self)
    made("UIActivityIndicatorView.init(coder:)", UIActivityIndicatorView(coder: i.coder), UIActivityIndicatorView.self)
    made(
      "SubUIActivityIndicatorView.init(coder:)", SubUIActivityIndicatorView(coder: i.coder),
      SubUIActivityIndicatorView.self)
    made("UIActivityIndicatorView.init(frame:)", UIActivityIndicatorView(frame: i.frame), UIActivityIndicatorView.self)
    made(
      "SubUIActivityIndicatorView.init(frame:)", SubUIActivityIndicatorView(frame: i.frame),
      SubUIActivityIndicatorView.self)
    made("UIActivityIndicatorView.init(style:)", UIActivityIndicatorView(style: .medium), UIActivityIndicatorView.self)
    made(
      "SubUIActivityIndicatorView.init(style:)", SubUIActivityIndicatorView(style: .medium),
      SubUIActivityIndicatorView.self)
    made("UIActivityIndicatorView.init()", UIActivityIndicatorView(), UIActivityIndicatorView.self)
    made("SubUIActivityIndicatorView.init()", SubUIActivityIndicatorView(), SubUIActivityIndicatorView.self)
  }

  private func make3(_ i: Ingredients) {
    made(
      "UIAlertAction.init(title:style:handler:)", UIAlertAction(title: nil, style: .default, handler: nil),
      UIAlertAction.self)
    made(
      "SubUIAlertAction.init(title:style:handler:)", SubUIAlertAction(title: nil, style: .default, handler: nil),
      SubUIAlertAction.self)
    made(
      "UIAlertController.init(title:message:preferredStyle:)",
      UIAlertController(title: nil, message: nil, preferredStyle: .alert), UIAlertController.self)
    made(
      "SubUIAlertController.init(title:message:preferredStyle:)",
      SubUIAlertController(title: nil, message: nil, preferredStyle: .alert), SubUIAlertController.self)
    mayMake("UIAlertController.init(coder:)", UIAlertController(coder: i.coder), UIAlertController.self)
    mayMake("SubUIAlertController.init(coder:)", SubUIAlertController(coder: i.coder), SubUIAlertController.self)
    made(
      "UIAlertController.init(nibName:bundle:)", UIAlertController(nibName: nil, bundle: nil), UIAlertController.self)
    made(
      "SubUIAlertController.init(nibName:bundle:)", SubUIAlertController(nibName: nil, bundle: nil),
      SubUIAlertController.self)
    made("UIAlertController.init()", UIAlertController(), UIAlertController.self)
    made("SubUIAlertController.init()", SubUIAlertController(), SubUIAlertController.self)
    made(
      "UIAttachmentBehavior.init(item:attachedTo:)", UIAttachmentBehavior(item: i.view, attachedTo: i.view),
      UIAttachmentBehavior.self)
    made(
      "SubUIAttachmentBehavior.init(item:attachedTo:)", SubUIAttachmentBehavior(item: i.view, attachedTo: i.view),
      SubUIAttachmentBehavior.self)
    made(
      "UIAttachmentBehavior.init(item:attachedToAnchor:)", UIAttachmentBehavior(item: i.view, attachedToAnchor: .zero),
      UIAttachmentBehavior.self)
    made(
      "SubUIAttachmentBehavior.init(item:attachedToAnchor:)",
      SubUIAttachmentBehavior(item: i.view, attachedToAnchor: .zero), SubUIAttachmentBehavior.self)
    made(
      "UIAttachmentBehavior.init(item:offsetFromCenter:attachedTo:offsetFromCenter:)",
      UIAttachmentBehavior(item: i.view, offsetFromCenter: .zero, attachedTo: i.view, offsetFromCenter: .zero),
      UIAttachmentBehavior.self)
    made(
      "SubUIAttachmentBehavior.init(item:offsetFromCenter:attachedTo:offsetFromCenter:)",
      SubUIAttachmentBehavior(item: i.view, offsetFromCenter: .zero, attachedTo: i.view, offsetFromCenter: .zero),
      SubUIAttachmentBehavior.self)
    made(
      "UIAttachmentBehavior.init(item:offsetFromCenter:attachedToAnchor:)",
      UIAttachmentBehavior(item: i.view, offsetFromCenter: .zero, attachedToAnchor: .zero), UIAttachmentBehavior.self)
    made(
      "SubUIAttachmentBehavior.init(item:offsetFromCenter:attachedToAnchor:)",
      SubUIAttachmentBehavior(item: i.view, offsetFromCenter: .zero, attachedToAnchor: .zero),
      SubUIAttachmentBehavior.self)
    made("UIBandSelectionInteraction.init(_:)", UIBandSelectionInteraction({ _ in }), UIBandSelectionInteraction.self)
    made(
      "SubUIBandSelectionInteraction.init(_:)", SubUIBandSelectionInteraction({ _ in }),
      SubUIBandSelectionInteraction.self)
    made("UIBarAppearance.init()", UIBarAppearance(), UIBarAppearance.self)
    made("SubUIBarAppearance.init()", SubUIBarAppearance(), SubUIBarAppearance.self)
    made(
      "UIBarAppearance.init(barAppearance:)", UIBarAppearance(barAppearance: UIBarAppearance()), UIBarAppearance.self)
    made(
      "SubUIBarAppearance.init(barAppearance:)", SubUIBarAppearance(barAppearance: UIBarAppearance()),
      SubUIBarAppearance.self)
    mayMake("UIBarAppearance.init(coder:)", UIBarAppearance(coder: i.coder), UIBarAppearance.self)
    mayMake("SubUIBarAppearance.init(coder:)", SubUIBarAppearance(coder: i.coder), SubUIBarAppearance.self)
    made("UIBarAppearance.init(idiom:)", UIBarAppearance(idiom: .phone), UIBarAppearance.self)
    made("SubUIBarAppearance.init(idiom:)", SubUIBarAppearance(idiom: .phone), SubUIBarAppearance.self)
    made("UIBarButtonItem.init()", UIBarButtonItem(), UIBarButtonItem.self)
    made("SubUIBarButtonItem.init()", SubUIBarButtonItem(), SubUIBarButtonItem.self)
    made(
      "UIBarButtonItem.init(barButtonSystemItem:target:action:)",
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil), UIBarButtonItem.self)
    made(
      "SubUIBarButtonItem.init(barButtonSystemItem:target:action:)",
      SubUIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil), SubUIBarButtonItem.self)
    mayMake("UIBarButtonItem.init(coder:)", UIBarButtonItem(coder: i.coder), UIBarButtonItem.self)
    mayMake("SubUIBarButtonItem.init(coder:)", SubUIBarButtonItem(coder: i.coder), SubUIBarButtonItem.self)
    made("UIBarButtonItem.init(customView:)", UIBarButtonItem(customView: i.view), UIBarButtonItem.self)
    made("SubUIBarButtonItem.init(customView:)", SubUIBarButtonItem(customView: i.view), SubUIBarButtonItem.self)
    made(
      "UIBarButtonItem.init(image:landscapeImagePhone:style:target:action:)",
      UIBarButtonItem(image: nil, landscapeImagePhone: nil, style: .plain, target: nil, action: nil),
      UIBarButtonItem.self)
    made(
      "SubUIBarButtonItem.init(image:landscapeImagePhone:style:target:action:)",
      SubUIBarButtonItem(image: nil, landscapeImagePhone: nil, style: .plain, target: nil, action: nil),
      SubUIBarButtonItem.self)
    made(
      "UIBarButtonItem.init(image:style:target:action:)",
      UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil), UIBarButtonItem.self)
    made(
      "SubUIBarButtonItem.init(image:style:target:action:)",
      SubUIBarButtonItem(image: nil, style: .plain, target: nil, action: nil), SubUIBarButtonItem.self)
    made(
      "UIBarButtonItem.init(systemItem:primaryAction:menu:)",
      UIBarButtonItem(systemItem: .add, primaryAction: nil, menu: nil), UIBarButtonItem.self)
    made(
      "SubUIBarButtonItem.init(systemItem:primaryAction:menu:)",
      SubUIBarButtonItem(systemItem: .add, primaryAction: nil, menu: nil), SubUIBarButtonItem.self)
    made(
      "UIBarButtonItem.init(title:image:primaryAction:menu:)",
      UIBarButtonItem(title: nil, image: nil, primaryAction: nil, menu: nil), UIBarButtonItem.self)
    made(
      "SubUIBarButtonItem.init(title:image:primaryAction:menu:)",
      SubUIBarButtonItem(title: nil, image: nil, primaryAction: nil, menu: nil), SubUIBarButtonItem.self)
    made(
      "UIBarButtonItem.init(title:image:target:action:menu:)",
      UIBarButtonItem(title: nil, image: nil, target: nil, action: nil, menu: nil), UIBarButtonItem.self)
    made(
      "SubUIBarButtonItem.init(title:image:target:action:menu:)",
      SubUIBarButtonItem(title: nil, image: nil, target: nil, action: nil, menu: nil), SubUIBarButtonItem.self)
    made(
      "UIBarButtonItem.init(title:style:target:action:)",
      UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil), UIBarButtonItem.self)
    made(
      "SubUIBarButtonItem.init(title:style:target:action:)",
      SubUIBarButtonItem(title: nil, style: .plain, target: nil, action: nil), SubUIBarButtonItem.self)
    made("UIBarButtonItemAppearance.init()", UIBarButtonItemAppearance(), UIBarButtonItemAppearance.self)
    made("SubUIBarButtonItemAppearance.init()", SubUIBarButtonItemAppearance(), SubUIBarButtonItemAppearance.self)
    mayMake(
      "UIBarButtonItemAppearance.init(coder:)", UIBarButtonItemAppearance(coder: i.coder),
      UIBarButtonItemAppearance.self)
    mayMake(
      "SubUIBarButtonItemAppearance.init(coder:)", SubUIBarButtonItemAppearance(coder: i.coder),
      SubUIBarButtonItemAppearance.self)
    made(
      "UIBarButtonItemAppearance.init(style:)", UIBarButtonItemAppearance(style: .plain), UIBarButtonItemAppearance.self
    )
    made(
      "SubUIBarButtonItemAppearance.init(style:)", SubUIBarButtonItemAppearance(style: .plain),
      SubUIBarButtonItemAppearance.self)
    made(
      "UIBarButtonItemGroup.init(barButtonItems:representativeItem:)",
      UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil), UIBarButtonItemGroup.self)
    made(
      "SubUIBarButtonItemGroup.init(barButtonItems:representativeItem:)",
      SubUIBarButtonItemGroup(barButtonItems: [], representativeItem: nil), SubUIBarButtonItemGroup.self)
    mayMake("UIBarButtonItemGroup.init(coder:)", UIBarButtonItemGroup(coder: i.coder), UIBarButtonItemGroup.self)
    mayMake(
      "SubUIBarButtonItemGroup.init(coder:)", SubUIBarButtonItemGroup(coder: i.coder), SubUIBarButtonItemGroup.self)
    made("UIBarButtonItemStateAppearance.init()", UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance.self)
    made(
      "SubUIBarButtonItemStateAppearance.init()", SubUIBarButtonItemStateAppearance(),
      SubUIBarButtonItemStateAppearance.self)
    made("UIBarItem.init()", UIBarItem(), UIBarItem.self)
    made("SubUIBarItem.init()", SubUIBarItem(), SubUIBarItem.self)
    mayMake("UIBarItem.init(coder:)", UIBarItem(coder: i.coder), UIBarItem.self)
    mayMake("SubUIBarItem.init(coder:)", SubUIBarItem(coder: i.coder), SubUIBarItem.self)
    made("UIBezierPath.init()", UIBezierPath(), UIBezierPath.self)
    made("SubUIBezierPath.init()", SubUIBezierPath(), SubUIBezierPath.self)
    made("UIBezierPath.init(rect:)", UIBezierPath(rect: i.frame), UIBezierPath.self)
    made("SubUIBezierPath.init(rect:)", SubUIBezierPath(rect: i.frame), SubUIBezierPath.self)
    made("UIBezierPath.init(ovalIn:)", UIBezierPath(ovalIn: i.frame), UIBezierPath.self)
    made("SubUIBezierPath.init(ovalIn:)", SubUIBezierPath(ovalIn: i.frame), SubUIBezierPath.self)
    made(
      "UIBezierPath.init(roundedRect:cornerRadius:)", UIBezierPath(roundedRect: i.frame, cornerRadius: 1),
      UIBezierPath.self)
    made(
      "SubUIBezierPath.init(roundedRect:cornerRadius:)", SubUIBezierPath(roundedRect: i.frame, cornerRadius: 1),
      SubUIBezierPath.self)
    made(
      "UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)",
      UIBezierPath(roundedRect: i.frame, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 4, height: 4)),
      UIBezierPath.self)
    made(
      "SubUIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)",
      SubUIBezierPath(roundedRect: i.frame, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 4, height: 4)),
      SubUIBezierPath.self)
    made(
      "UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)",
      UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 1, endAngle: 1, clockwise: true), UIBezierPath.self)
    made(
      "SubUIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)",
      SubUIBezierPath(arcCenter: .zero, radius: 1, startAngle: 1, endAngle: 1, clockwise: true), SubUIBezierPath.self)
    made("UIBezierPath.init(cgPath:)", UIBezierPath(cgPath: CGPath(rect: i.frame, transform: nil)), UIBezierPath.self)
    made(
      "SubUIBezierPath.init(cgPath:)", SubUIBezierPath(cgPath: CGPath(rect: i.frame, transform: nil)),
      SubUIBezierPath.self)
    mayMake("UIBezierPath.init(coder:)", UIBezierPath(coder: i.coder), UIBezierPath.self)
    mayMake("SubUIBezierPath.init(coder:)", SubUIBezierPath(coder: i.coder), SubUIBezierPath.self)
    made("UIBlurEffect.init(style:)", UIBlurEffect(style: .regular), UIBlurEffect.self)
    made("SubUIBlurEffect.init(style:)", SubUIBlurEffect(style: .regular), SubUIBlurEffect.self)
    made("UIBlurEffect.init()", UIBlurEffect(), UIBlurEffect.self)
    made("SubUIBlurEffect.init()", SubUIBlurEffect(), SubUIBlurEffect.self)
  }

  private func make4(_ i: Ingredients) {
    mayMake("UIButton.init(coder:)", UIButton(coder: i.coder), UIButton.self)
    mayMake("SubUIButton.init(coder:)", SubUIButton(coder: i.coder), SubUIButton.self)
    made(
      "UIButton.init(configuration:primaryAction:)", UIButton(configuration: .plain(), primaryAction: nil),
      UIButton.self)
    made(
      "SubUIButton.init(configuration:primaryAction:)", SubUIButton(configuration: .plain(), primaryAction: nil),
      SubUIButton.self)
    made("UIButton.init(frame:)", UIButton(frame: i.frame), UIButton.self)
    made("SubUIButton.init(frame:)", SubUIButton(frame: i.frame), SubUIButton.self)
    made("UIButton.init(frame:primaryAction:)", UIButton(frame: i.frame, primaryAction: nil), UIButton.self)
    made("SubUIButton.init(frame:primaryAction:)", SubUIButton(frame: i.frame, primaryAction: nil), SubUIButton.self)
    made("UIButton.init(type:)", UIButton(type: .custom), UIButton.self)
    made("SubUIButton.init(type:)", SubUIButton(type: .custom), SubUIButton.self)
    made("UIButton.init(type:primaryAction:)", UIButton(type: .custom, primaryAction: nil), UIButton.self)
    made("SubUIButton.init(type:primaryAction:)", SubUIButton(type: .custom, primaryAction: nil), SubUIButton.self)
    made("UIButton.init()", UIButton(), UIButton.self)
    made("SubUIButton.init()", SubUIButton(), SubUIButton.self)
    made(
      "UICollectionLayoutSectionOrthogonalScrollingProperties.init()",
      UICollectionLayoutSectionOrthogonalScrollingProperties(),
      UICollectionLayoutSectionOrthogonalScrollingProperties.self)
    made(
      "SubUICollectionLayoutSectionOrthogonalScrollingProperties.init()",
      SubUICollectionLayoutSectionOrthogonalScrollingProperties(),
      SubUICollectionLayoutSectionOrthogonalScrollingProperties.self)
    made(
      "UICollectionReusableView.init(frame:)", UICollectionReusableView(frame: i.frame), UICollectionReusableView.self)
    made(
      "SubUICollectionReusableView.init(frame:)", SubUICollectionReusableView(frame: i.frame),
      SubUICollectionReusableView.self)
    mayMake(
      "UICollectionReusableView.init(coder:)", UICollectionReusableView(coder: i.coder), UICollectionReusableView.self)
    mayMake(
      "SubUICollectionReusableView.init(coder:)", SubUICollectionReusableView(coder: i.coder),
      SubUICollectionReusableView.self)
    made("UICollectionReusableView.init()", UICollectionReusableView(), UICollectionReusableView.self)
    made("SubUICollectionReusableView.init()", SubUICollectionReusableView(), SubUICollectionReusableView.self)
    mayMake("UICollectionView.init(coder:)", UICollectionView(coder: i.coder), UICollectionView.self)
    mayMake("SubUICollectionView.init(coder:)", SubUICollectionView(coder: i.coder), SubUICollectionView.self)
    made(
      "UICollectionView.init(frame:collectionViewLayout:)",
      UICollectionView(frame: i.frame, collectionViewLayout: i.layout), UICollectionView.self)
    made(
      "SubUICollectionView.init(frame:collectionViewLayout:)",
      SubUICollectionView(frame: i.frame, collectionViewLayout: i.layout), SubUICollectionView.self)
    made("UICollectionViewCell.init(frame:)", UICollectionViewCell(frame: i.frame), UICollectionViewCell.self)
    made("SubUICollectionViewCell.init(frame:)", SubUICollectionViewCell(frame: i.frame), SubUICollectionViewCell.self)
    mayMake("UICollectionViewCell.init(coder:)", UICollectionViewCell(coder: i.coder), UICollectionViewCell.self)
    mayMake(
      "SubUICollectionViewCell.init(coder:)", SubUICollectionViewCell(coder: i.coder), SubUICollectionViewCell.self)
    made("UICollectionViewCell.init()", UICollectionViewCell(), UICollectionViewCell.self)
    made("SubUICollectionViewCell.init()", SubUICollectionViewCell(), SubUICollectionViewCell.self)
    made(
      "UICollectionViewCompositionalLayout.init(section:)",
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: i.group)),
      UICollectionViewCompositionalLayout.self)
    made(
      "SubUICollectionViewCompositionalLayout.init(section:)",
      SubUICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: i.group)),
      SubUICollectionViewCompositionalLayout.self)
    made(
      "UICollectionViewCompositionalLayout.init(section:configuration:)",
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: i.group),
        configuration: UICollectionViewCompositionalLayoutConfiguration()), UICollectionViewCompositionalLayout.self)
    made(
      "SubUICollectionViewCompositionalLayout.init(section:configuration:)",
      SubUICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: i.group),
        configuration: UICollectionViewCompositionalLayoutConfiguration()), SubUICollectionViewCompositionalLayout.self)
    made(
      "UICollectionViewCompositionalLayout.init(sectionProvider:)",
      UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil }), UICollectionViewCompositionalLayout.self)
    made(
      "SubUICollectionViewCompositionalLayout.init(sectionProvider:)",
      SubUICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil }),
      SubUICollectionViewCompositionalLayout.self)
    made(
      "UICollectionViewCompositionalLayout.init(sectionProvider:configuration:)",
      UICollectionViewCompositionalLayout(
        sectionProvider: { _, _ in nil }, configuration: UICollectionViewCompositionalLayoutConfiguration()),
      UICollectionViewCompositionalLayout.self)
    made(
      "SubUICollectionViewCompositionalLayout.init(sectionProvider:configuration:)",
      SubUICollectionViewCompositionalLayout(
        sectionProvider: { _, _ in nil }, configuration: UICollectionViewCompositionalLayoutConfiguration()),
      SubUICollectionViewCompositionalLayout.self)
    mayMake(
      "UICollectionViewCompositionalLayout.init(coder:)", UICollectionViewCompositionalLayout(coder: i.coder),
      UICollectionViewCompositionalLayout.self)
    mayMake(
      "SubUICollectionViewCompositionalLayout.init(coder:)", SubUICollectionViewCompositionalLayout(coder: i.coder),
      SubUICollectionViewCompositionalLayout.self)
    made(
      "UICollectionViewCompositionalLayoutConfiguration.init()", UICollectionViewCompositionalLayoutConfiguration(),
      UICollectionViewCompositionalLayoutConfiguration.self)
    made(
      "SubUICollectionViewCompositionalLayoutConfiguration.init()",
      SubUICollectionViewCompositionalLayoutConfiguration(), SubUICollectionViewCompositionalLayoutConfiguration.self)
    mayMake(
      "UICollectionViewController.init(coder:)", UICollectionViewController(coder: i.coder),
      UICollectionViewController.self)
    mayMake(
      "SubUICollectionViewController.init(coder:)", SubUICollectionViewController(coder: i.coder),
      SubUICollectionViewController.self)
    made(
      "UICollectionViewController.init(collectionViewLayout:)",
      UICollectionViewController(collectionViewLayout: i.layout), UICollectionViewController.self)
    made(
      "SubUICollectionViewController.init(collectionViewLayout:)",
      SubUICollectionViewController(collectionViewLayout: i.layout), SubUICollectionViewController.self)
    made(
      "UICollectionViewController.init(nibName:bundle:)", UICollectionViewController(nibName: nil, bundle: nil),
      UICollectionViewController.self)
    made(
      "SubUICollectionViewController.init(nibName:bundle:)", SubUICollectionViewController(nibName: nil, bundle: nil),
      SubUICollectionViewController.self)
    made("UICollectionViewController.init()", UICollectionViewController(), UICollectionViewController.self)
    made("SubUICollectionViewController.init()", SubUICollectionViewController(), SubUICollectionViewController.self)
    made(
      "UICollectionViewDiffableDataSourceReference.init(collectionView:cellProvider:)",
      UICollectionViewDiffableDataSourceReference(collectionView: i.collection, cellProvider: { _, _, _ in nil }),
      UICollectionViewDiffableDataSourceReference.self)
    made(
      "SubUICollectionViewDiffableDataSourceReference.init(collectionView:cellProvider:)",
      SubUICollectionViewDiffableDataSourceReference(collectionView: i.collection, cellProvider: { _, _, _ in nil }),
      SubUICollectionViewDiffableDataSourceReference.self)
    made(
      "UICollectionViewDropPlaceholder.init(insertionIndexPath:reuseIdentifier:)",
      UICollectionViewDropPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "text"),
      UICollectionViewDropPlaceholder.self)
    made(
      "SubUICollectionViewDropPlaceholder.init(insertionIndexPath:reuseIdentifier:)",
      SubUICollectionViewDropPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "text"),
      SubUICollectionViewDropPlaceholder.self)
    made(
      "UICollectionViewDropProposal.init(operation:intent:)",
      UICollectionViewDropProposal(operation: .move, intent: .unspecified), UICollectionViewDropProposal.self)
    made(
      "SubUICollectionViewDropProposal.init(operation:intent:)",
      SubUICollectionViewDropProposal(operation: .move, intent: .unspecified), SubUICollectionViewDropProposal.self)
    made(
      "UICollectionViewDropProposal.init(operation:)", UICollectionViewDropProposal(operation: .move),
      UICollectionViewDropProposal.self)
    made(
      "SubUICollectionViewDropProposal.init(operation:)", SubUICollectionViewDropProposal(operation: .move),
      SubUICollectionViewDropProposal.self)
    made("UICollectionViewFlowLayout.init()", UICollectionViewFlowLayout(), UICollectionViewFlowLayout.self)
    made("SubUICollectionViewFlowLayout.init()", SubUICollectionViewFlowLayout(), SubUICollectionViewFlowLayout.self)
    mayMake(
      "UICollectionViewFlowLayout.init(coder:)", UICollectionViewFlowLayout(coder: i.coder),
      UICollectionViewFlowLayout.self)
    mayMake(
      "SubUICollectionViewFlowLayout.init(coder:)", SubUICollectionViewFlowLayout(coder: i.coder),
      SubUICollectionViewFlowLayout.self)
    made(
      "UICollectionViewFlowLayoutInvalidationContext.init()", UICollectionViewFlowLayoutInvalidationContext(),
      UICollectionViewFlowLayoutInvalidationContext.self)
    made(
      "SubUICollectionViewFlowLayoutInvalidationContext.init()", SubUICollectionViewFlowLayoutInvalidationContext(),
      SubUICollectionViewFlowLayoutInvalidationContext.self)
    made(
      "UICollectionViewFocusUpdateContext.init()", UICollectionViewFocusUpdateContext(),
      UICollectionViewFocusUpdateContext.self)
    made(
      "SubUICollectionViewFocusUpdateContext.init()", SubUICollectionViewFocusUpdateContext(),
      SubUICollectionViewFocusUpdateContext.self)
    made("UICollectionViewLayout.init()", UICollectionViewLayout(), UICollectionViewLayout.self)
    made("SubUICollectionViewLayout.init()", SubUICollectionViewLayout(), SubUICollectionViewLayout.self)
    mayMake("UICollectionViewLayout.init(coder:)", UICollectionViewLayout(coder: i.coder), UICollectionViewLayout.self)
    mayMake(
      "SubUICollectionViewLayout.init(coder:)", SubUICollectionViewLayout(coder: i.coder),
      SubUICollectionViewLayout.self)
    made(
      "UICollectionViewLayoutAttributes.init(forCellWith:)", UICollectionViewLayoutAttributes(forCellWith: [0, 0]),
      UICollectionViewLayoutAttributes.self)
    made(
      "SubUICollectionViewLayoutAttributes.init(forCellWith:)",
      SubUICollectionViewLayoutAttributes(forCellWith: [0, 0]), SubUICollectionViewLayoutAttributes.self)
    made(
      "UICollectionViewLayoutAttributes.init(forDecorationViewOfKind:with:)",
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "text", with: [0, 0]),
      UICollectionViewLayoutAttributes.self)
    made(
      "SubUICollectionViewLayoutAttributes.init(forDecorationViewOfKind:with:)",
      SubUICollectionViewLayoutAttributes(forDecorationViewOfKind: "text", with: [0, 0]),
      SubUICollectionViewLayoutAttributes.self)
    made(
      "UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)",
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "text", with: [0, 0]),
      UICollectionViewLayoutAttributes.self)
    made(
      "SubUICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)",
      SubUICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "text", with: [0, 0]),
      SubUICollectionViewLayoutAttributes.self)
    made(
      "UICollectionViewLayoutAttributes.init()", UICollectionViewLayoutAttributes(),
      UICollectionViewLayoutAttributes.self)
    made(
      "SubUICollectionViewLayoutAttributes.init()", SubUICollectionViewLayoutAttributes(),
      SubUICollectionViewLayoutAttributes.self)
    made(
      "UICollectionViewLayoutInvalidationContext.init()", UICollectionViewLayoutInvalidationContext(),
      UICollectionViewLayoutInvalidationContext.self)
    made(
      "SubUICollectionViewLayoutInvalidationContext.init()", SubUICollectionViewLayoutInvalidationContext(),
      SubUICollectionViewLayoutInvalidationContext.self)
  }

  private func make5(_ i: Ingredients) {
    made(
      "UICollectionViewListCell.init(frame:)", UICollectionViewListCell(frame: i.frame), UICollectionViewListCell.self)
    made(
      "SubUICollectionViewListCell.init(frame:)", SubUICollectionViewListCell(frame: i.frame),
      SubUICollectionViewListCell.self)
    mayMake(
      "UICollectionViewListCell.init(coder:)", UICollectionViewListCell(coder: i.coder), UICollectionViewListCell.self)
    mayMake(
      "SubUICollectionViewListCell.init(coder:)", SubUICollectionViewListCell(coder: i.coder),
      SubUICollectionViewListCell.self)
    made("UICollectionViewListCell.init()", UICollectionViewListCell(), UICollectionViewListCell.self)
    made("SubUICollectionViewListCell.init()", SubUICollectionViewListCell(), SubUICollectionViewListCell.self)
    made(
      "UICollectionViewPlaceholder.init(insertionIndexPath:reuseIdentifier:)",
      UICollectionViewPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "text"), UICollectionViewPlaceholder.self
    )
    made(
      "SubUICollectionViewPlaceholder.init(insertionIndexPath:reuseIdentifier:)",
      SubUICollectionViewPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "text"),
      SubUICollectionViewPlaceholder.self)
    made(
      "UICollectionViewTransitionLayout.init(currentLayout:nextLayout:)",
      UICollectionViewTransitionLayout(currentLayout: i.layout, nextLayout: i.layout),
      UICollectionViewTransitionLayout.self)
    made(
      "SubUICollectionViewTransitionLayout.init(currentLayout:nextLayout:)",
      SubUICollectionViewTransitionLayout(currentLayout: i.layout, nextLayout: i.layout),
      SubUICollectionViewTransitionLayout.self)
    made("UICollectionViewUpdateItem.init()", UICollectionViewUpdateItem(), UICollectionViewUpdateItem.self)
    made("SubUICollectionViewUpdateItem.init()", SubUICollectionViewUpdateItem(), SubUICollectionViewUpdateItem.self)
    made("UICollisionBehavior.init(items:)", UICollisionBehavior(items: [i.view]), UICollisionBehavior.self)
    made("SubUICollisionBehavior.init(items:)", SubUICollisionBehavior(items: [i.view]), SubUICollisionBehavior.self)
    made("UICollisionBehavior.init()", UICollisionBehavior(), UICollisionBehavior.self)
    made("SubUICollisionBehavior.init()", SubUICollisionBehavior(), SubUICollisionBehavior.self)
    made("UIColor.init(cgColor:)", UIColor(cgColor: UIColor.red.cgColor), UIColor.self)
    made("SubUIColor.init(cgColor:)", SubUIColor(cgColor: UIColor.red.cgColor), SubUIColor.self)
    made(
      "UIColor.init(displayP3Red:green:blue:alpha:)", UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1),
      UIColor.self)
    made(
      "SubUIColor.init(displayP3Red:green:blue:alpha:)", SubUIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1),
      SubUIColor.self)
    made("UIColor.init(dynamicProvider:)", UIColor(dynamicProvider: { _ in .red }), UIColor.self)
    made("SubUIColor.init(dynamicProvider:)", SubUIColor(dynamicProvider: { _ in .red }), SubUIColor.self)
    made(
      "UIColor.init(hue:saturation:brightness:alpha:)", UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1),
      UIColor.self)
    made(
      "SubUIColor.init(hue:saturation:brightness:alpha:)", SubUIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1),
      SubUIColor.self)
    mayMake("UIColor.init(named:)", UIColor(named: "text"), UIColor.self)
    mayMake("SubUIColor.init(named:)", SubUIColor(named: "text"), SubUIColor.self)
    mayMake(
      "UIColor.init(named:in:compatibleWith:)", UIColor(named: "text", in: nil, compatibleWith: nil), UIColor.self)
    mayMake(
      "SubUIColor.init(named:in:compatibleWith:)", SubUIColor(named: "text", in: nil, compatibleWith: nil),
      SubUIColor.self)
    made("UIColor.init(patternImage:)", UIColor(patternImage: i.picture), UIColor.self)
    made("SubUIColor.init(patternImage:)", SubUIColor(patternImage: i.picture), SubUIColor.self)
    made("UIColor.init(red:green:blue:alpha:)", UIColor(red: 1, green: 1, blue: 1, alpha: 1), UIColor.self)
    made("SubUIColor.init(red:green:blue:alpha:)", SubUIColor(red: 1, green: 1, blue: 1, alpha: 1), SubUIColor.self)
    made("UIColor.init(white:alpha:)", UIColor(white: 1, alpha: 1), UIColor.self)
    made("SubUIColor.init(white:alpha:)", SubUIColor(white: 1, alpha: 1), SubUIColor.self)
    mayMake("UIColor.init(coder:)", UIColor(coder: i.coder), UIColor.self)
    mayMake("SubUIColor.init(coder:)", SubUIColor(coder: i.coder), SubUIColor.self)
    made("UIColor.init()", UIColor(), UIColor.self)
    made("SubUIColor.init()", SubUIColor(), SubUIColor.self)
    made(
      "UICommandAlternate.init(title:action:modifierFlags:)",
      UICommandAlternate(title: "text", action: Selector("fire"), modifierFlags: .command), UICommandAlternate.self)
    made(
      "SubUICommandAlternate.init(title:action:modifierFlags:)",
      SubUICommandAlternate(title: "text", action: Selector("fire"), modifierFlags: .command),
      SubUICommandAlternate.self)
    made(
      "UIContentUnavailableView.init(configuration:)", UIContentUnavailableView(configuration: .empty()),
      UIContentUnavailableView.self)
    made(
      "SubUIContentUnavailableView.init(configuration:)", SubUIContentUnavailableView(configuration: .empty()),
      SubUIContentUnavailableView.self)
    mayMake(
      "UIContentUnavailableView.init(coder:)", UIContentUnavailableView(coder: i.coder), UIContentUnavailableView.self)
    mayMake(
      "SubUIContentUnavailableView.init(coder:)", SubUIContentUnavailableView(coder: i.coder),
      SubUIContentUnavailableView.self)
    made(
      "UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)",
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil),
      UIContextMenuConfiguration.self)
    made(
      "SubUIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)",
      SubUIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil),
      SubUIContextMenuConfiguration.self)
    made("UIContextMenuConfiguration.init()", UIContextMenuConfiguration(), UIContextMenuConfiguration.self)
    made("SubUIContextMenuConfiguration.init()", SubUIContextMenuConfiguration(), SubUIContextMenuConfiguration.self)
    made(
      "UIContextMenuInteraction.init(delegate:)", UIContextMenuInteraction(delegate: i.target),
      UIContextMenuInteraction.self)
    made(
      "SubUIContextMenuInteraction.init(delegate:)", SubUIContextMenuInteraction(delegate: i.target),
      SubUIContextMenuInteraction.self)
    made(
      "UIContextualAction.init(style:title:handler:)",
      UIContextualAction(style: .normal, title: nil, handler: { _, _, _ in }), UIContextualAction.self)
    made(
      "SubUIContextualAction.init(style:title:handler:)",
      SubUIContextualAction(style: .normal, title: nil, handler: { _, _, _ in }), SubUIContextualAction.self)
    made("UIContextualAction.init()", UIContextualAction(), UIContextualAction.self)
    made("SubUIContextualAction.init()", SubUIContextualAction(), SubUIContextualAction.self)
    mayMake("UIControl.init(coder:)", UIControl(coder: i.coder), UIControl.self)
    mayMake("SubUIControl.init(coder:)", SubUIControl(coder: i.coder), SubUIControl.self)
    made("UIControl.init(frame:)", UIControl(frame: i.frame), UIControl.self)
    made("SubUIControl.init(frame:)", SubUIControl(frame: i.frame), SubUIControl.self)
    made("UIControl.init(frame:primaryAction:)", UIControl(frame: i.frame, primaryAction: nil), UIControl.self)
    made("SubUIControl.init(frame:primaryAction:)", SubUIControl(frame: i.frame, primaryAction: nil), SubUIControl.self)
    made("UIControl.init()", UIControl(), UIControl.self)
    made("SubUIControl.init()", SubUIControl(), SubUIControl.self)
    made("UICubicTimingParameters.init()", UICubicTimingParameters(), UICubicTimingParameters.self)
    made("SubUICubicTimingParameters.init()", SubUICubicTimingParameters(), SubUICubicTimingParameters.self)
    made(
      "UICubicTimingParameters.init(animationCurve:)", UICubicTimingParameters(animationCurve: .linear),
      UICubicTimingParameters.self)
    made(
      "SubUICubicTimingParameters.init(animationCurve:)", SubUICubicTimingParameters(animationCurve: .linear),
      SubUICubicTimingParameters.self)
    mayMake(
      "UICubicTimingParameters.init(coder:)", UICubicTimingParameters(coder: i.coder), UICubicTimingParameters.self)
    mayMake(
      "SubUICubicTimingParameters.init(coder:)", SubUICubicTimingParameters(coder: i.coder),
      SubUICubicTimingParameters.self)
    made(
      "UICubicTimingParameters.init(controlPoint1:controlPoint2:)",
      UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero), UICubicTimingParameters.self)
    made(
      "SubUICubicTimingParameters.init(controlPoint1:controlPoint2:)",
      SubUICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero), SubUICubicTimingParameters.self)
    made("UIDeferredMenuElement.init(_:)", UIDeferredMenuElement({ _ in }), UIDeferredMenuElement.self)
    made("SubUIDeferredMenuElement.init(_:)", SubUIDeferredMenuElement({ _ in }), SubUIDeferredMenuElement.self)
    made("UIDevice.init()", UIDevice(), UIDevice.self)
    made("SubUIDevice.init()", SubUIDevice(), SubUIDevice.self)
    made("UIDragInteraction.init(delegate:)", UIDragInteraction(delegate: i.target), UIDragInteraction.self)
    made("SubUIDragInteraction.init(delegate:)", SubUIDragInteraction(delegate: i.target), SubUIDragInteraction.self)
    made(
      "UIDragItem.init(itemProvider:)", UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString)),
      UIDragItem.self)
    made(
      "SubUIDragItem.init(itemProvider:)", SubUIDragItem(itemProvider: NSItemProvider(object: "text" as NSString)),
      SubUIDragItem.self)
    made("UIDragPreview.init(for:)", UIDragPreview(for: i.url), UIDragPreview.self)
    made("SubUIDragPreview.init(for:)", SubUIDragPreview(for: i.url), SubUIDragPreview.self)
    made("UIDragPreview.init(for:title:)", UIDragPreview(for: i.url, title: nil), UIDragPreview.self)
    made("SubUIDragPreview.init(for:title:)", SubUIDragPreview(for: i.url, title: nil), SubUIDragPreview.self)
    made("UIDragPreview.init(view:)", UIDragPreview(view: i.view), UIDragPreview.self)
    made("SubUIDragPreview.init(view:)", SubUIDragPreview(view: i.view), SubUIDragPreview.self)
    made(
      "UIDragPreview.init(view:parameters:)", UIDragPreview(view: i.view, parameters: UIDragPreviewParameters()),
      UIDragPreview.self)
    made(
      "SubUIDragPreview.init(view:parameters:)", SubUIDragPreview(view: i.view, parameters: UIDragPreviewParameters()),
      SubUIDragPreview.self)
  }

  private func make6(_ i: Ingredients) {
    made("UIDragPreviewParameters.init()", UIDragPreviewParameters(), UIDragPreviewParameters.self)
    made("SubUIDragPreviewParameters.init()", SubUIDragPreviewParameters(), SubUIDragPreviewParameters.self)
    made(
      "UIDragPreviewParameters.init(textLineRects:)", UIDragPreviewParameters(textLineRects: []),
      UIDragPreviewParameters.self)
    made(
      "SubUIDragPreviewParameters.init(textLineRects:)", SubUIDragPreviewParameters(textLineRects: []),
      SubUIDragPreviewParameters.self)
    made(
      "UIDragPreviewTarget.init(container:center:)", UIDragPreviewTarget(container: i.view, center: .zero),
      UIDragPreviewTarget.self)
    made(
      "SubUIDragPreviewTarget.init(container:center:)", SubUIDragPreviewTarget(container: i.view, center: .zero),
      SubUIDragPreviewTarget.self)
    made(
      "UIDragPreviewTarget.init(container:center:transform:)",
      UIDragPreviewTarget(container: i.view, center: .zero, transform: .identity), UIDragPreviewTarget.self)
    made(
      "SubUIDragPreviewTarget.init(container:center:transform:)",
      SubUIDragPreviewTarget(container: i.view, center: .zero, transform: .identity), SubUIDragPreviewTarget.self)
    made("UIDropInteraction.init(delegate:)", UIDropInteraction(delegate: i.target), UIDropInteraction.self)
    made("SubUIDropInteraction.init(delegate:)", SubUIDropInteraction(delegate: i.target), SubUIDropInteraction.self)
    made("UIDropProposal.init(operation:)", UIDropProposal(operation: .move), UIDropProposal.self)
    made("SubUIDropProposal.init(operation:)", SubUIDropProposal(operation: .move), SubUIDropProposal.self)
    made(
      "UIDynamicAnimator.init(collectionViewLayout:)", UIDynamicAnimator(collectionViewLayout: i.layout),
      UIDynamicAnimator.self)
    made(
      "SubUIDynamicAnimator.init(collectionViewLayout:)", SubUIDynamicAnimator(collectionViewLayout: i.layout),
      SubUIDynamicAnimator.self)
    made("UIDynamicAnimator.init(referenceView:)", UIDynamicAnimator(referenceView: i.view), UIDynamicAnimator.self)
    made(
      "SubUIDynamicAnimator.init(referenceView:)", SubUIDynamicAnimator(referenceView: i.view),
      SubUIDynamicAnimator.self)
    made("UIDynamicAnimator.init()", UIDynamicAnimator(), UIDynamicAnimator.self)
    made("SubUIDynamicAnimator.init()", SubUIDynamicAnimator(), SubUIDynamicAnimator.self)
    made("UIDynamicBehavior.init()", UIDynamicBehavior(), UIDynamicBehavior.self)
    made("SubUIDynamicBehavior.init()", SubUIDynamicBehavior(), SubUIDynamicBehavior.self)
    made("UIDynamicItemBehavior.init(items:)", UIDynamicItemBehavior(items: [i.view]), UIDynamicItemBehavior.self)
    made(
      "SubUIDynamicItemBehavior.init(items:)", SubUIDynamicItemBehavior(items: [i.view]), SubUIDynamicItemBehavior.self)
    made("UIDynamicItemBehavior.init()", UIDynamicItemBehavior(), UIDynamicItemBehavior.self)
    made("SubUIDynamicItemBehavior.init()", SubUIDynamicItemBehavior(), SubUIDynamicItemBehavior.self)
    made("UIDynamicItemGroup.init(items:)", UIDynamicItemGroup(items: [i.view]), UIDynamicItemGroup.self)
    made("SubUIDynamicItemGroup.init(items:)", SubUIDynamicItemGroup(items: [i.view]), SubUIDynamicItemGroup.self)
    made("UIEvent.init()", UIEvent(), UIEvent.self)
    made("SubUIEvent.init()", SubUIEvent(), SubUIEvent.self)
    made("UIFocusAnimationCoordinator.init()", UIFocusAnimationCoordinator(), UIFocusAnimationCoordinator.self)
    made("SubUIFocusAnimationCoordinator.init()", SubUIFocusAnimationCoordinator(), SubUIFocusAnimationCoordinator.self)
    made("UIFocusEffect.init()", UIFocusEffect(), UIFocusEffect.self)
    made("SubUIFocusEffect.init()", SubUIFocusEffect(), SubUIFocusEffect.self)
    mayMake("UIFocusGuide.init(coder:)", UIFocusGuide(coder: i.coder), UIFocusGuide.self)
    mayMake("SubUIFocusGuide.init(coder:)", SubUIFocusGuide(coder: i.coder), SubUIFocusGuide.self)
    made("UIFocusGuide.init()", UIFocusGuide(), UIFocusGuide.self)
    made("SubUIFocusGuide.init()", SubUIFocusGuide(), SubUIFocusGuide.self)
    made("UIFocusHaloEffect.init(path:)", UIFocusHaloEffect(path: UIBezierPath()), UIFocusHaloEffect.self)
    made("SubUIFocusHaloEffect.init(path:)", SubUIFocusHaloEffect(path: UIBezierPath()), SubUIFocusHaloEffect.self)
    made("UIFocusHaloEffect.init(rect:)", UIFocusHaloEffect(rect: i.frame), UIFocusHaloEffect.self)
    made("SubUIFocusHaloEffect.init(rect:)", SubUIFocusHaloEffect(rect: i.frame), SubUIFocusHaloEffect.self)
    made(
      "UIFocusHaloEffect.init(roundedRect:cornerRadius:curve:)",
      UIFocusHaloEffect(roundedRect: i.frame, cornerRadius: 1, curve: .circular), UIFocusHaloEffect.self)
    made(
      "SubUIFocusHaloEffect.init(roundedRect:cornerRadius:curve:)",
      SubUIFocusHaloEffect(roundedRect: i.frame, cornerRadius: 1, curve: .circular), SubUIFocusHaloEffect.self)
    made("UIFocusHaloEffect.init()", UIFocusHaloEffect(), UIFocusHaloEffect.self)
    made("SubUIFocusHaloEffect.init()", SubUIFocusHaloEffect(), SubUIFocusHaloEffect.self)
    made("UIFocusMovementHint.init()", UIFocusMovementHint(), UIFocusMovementHint.self)
    made("SubUIFocusMovementHint.init()", SubUIFocusMovementHint(), SubUIFocusMovementHint.self)
    made("UIFocusUpdateContext.init()", UIFocusUpdateContext(), UIFocusUpdateContext.self)
    made("SubUIFocusUpdateContext.init()", SubUIFocusUpdateContext(), SubUIFocusUpdateContext.self)
    made("UIFont.init()", UIFont(), UIFont.self)
    made("SubUIFont.init()", SubUIFont(), SubUIFont.self)
    made(
      "UIFont.init(descriptor:size:)", UIFont(descriptor: UIFontDescriptor(name: "Inter", size: 12), size: 1),
      UIFont.self)
    made(
      "SubUIFont.init(descriptor:size:)", SubUIFont(descriptor: UIFontDescriptor(name: "Inter", size: 12), size: 1),
      SubUIFont.self)
    mayMake("UIFont.init(name:size:)", UIFont(name: "text", size: 1), UIFont.self)
    mayMake("SubUIFont.init(name:size:)", SubUIFont(name: "text", size: 1), SubUIFont.self)
    made("UIFontDescriptor.init()", UIFontDescriptor(), UIFontDescriptor.self)
    made("SubUIFontDescriptor.init()", SubUIFontDescriptor(), SubUIFontDescriptor.self)
    made("UIFontDescriptor.init(fontAttributes:)", UIFontDescriptor(fontAttributes: [:]), UIFontDescriptor.self)
    made(
      "SubUIFontDescriptor.init(fontAttributes:)", SubUIFontDescriptor(fontAttributes: [:]), SubUIFontDescriptor.self)
    made(
      "UIFontDescriptor.init(name:matrix:)", UIFontDescriptor(name: "text", matrix: .identity), UIFontDescriptor.self)
    made(
      "SubUIFontDescriptor.init(name:matrix:)", SubUIFontDescriptor(name: "text", matrix: .identity),
      SubUIFontDescriptor.self)
    made("UIFontDescriptor.init(name:size:)", UIFontDescriptor(name: "text", size: 1), UIFontDescriptor.self)
    made("SubUIFontDescriptor.init(name:size:)", SubUIFontDescriptor(name: "text", size: 1), SubUIFontDescriptor.self)
    made("UIFontMetrics.init(forTextStyle:)", UIFontMetrics(forTextStyle: .body), UIFontMetrics.self)
    made("SubUIFontMetrics.init(forTextStyle:)", SubUIFontMetrics(forTextStyle: .body), SubUIFontMetrics.self)
    made("UIGestureRecognizer.init()", UIGestureRecognizer(), UIGestureRecognizer.self)
    made("SubUIGestureRecognizer.init()", SubUIGestureRecognizer(), SubUIGestureRecognizer.self)
    mayMake("UIGestureRecognizer.init(coder:)", UIGestureRecognizer(coder: i.coder), UIGestureRecognizer.self)
    mayMake("SubUIGestureRecognizer.init(coder:)", SubUIGestureRecognizer(coder: i.coder), SubUIGestureRecognizer.self)
    made(
      "UIGestureRecognizer.init(target:action:)", UIGestureRecognizer(target: nil, action: nil),
      UIGestureRecognizer.self)
    made(
      "SubUIGestureRecognizer.init(target:action:)", SubUIGestureRecognizer(target: nil, action: nil),
      SubUIGestureRecognizer.self)
    made(
      "UIGraphicsImageRenderer.init(size:)", UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)),
      UIGraphicsImageRenderer.self)
    made(
      "SubUIGraphicsImageRenderer.init(size:)", SubUIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)),
      SubUIGraphicsImageRenderer.self)
    made(
      "UIGraphicsImageRenderer.init(size:format:)",
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: UIGraphicsImageRendererFormat()),
      UIGraphicsImageRenderer.self)
    made(
      "SubUIGraphicsImageRenderer.init(size:format:)",
      SubUIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: UIGraphicsImageRendererFormat()),
      SubUIGraphicsImageRenderer.self)
    made(
      "UIGraphicsImageRenderer.init(bounds:format:)",
      UIGraphicsImageRenderer(bounds: i.frame, format: UIGraphicsImageRendererFormat()), UIGraphicsImageRenderer.self)
    made(
      "SubUIGraphicsImageRenderer.init(bounds:format:)",
      SubUIGraphicsImageRenderer(bounds: i.frame, format: UIGraphicsImageRendererFormat()),
      SubUIGraphicsImageRenderer.self)
    made(
      "UIGraphicsImageRenderer.init(bounds:)", UIGraphicsImageRenderer(bounds: i.frame), UIGraphicsImageRenderer.self)
    made(
      "SubUIGraphicsImageRenderer.init(bounds:)", SubUIGraphicsImageRenderer(bounds: i.frame),
      SubUIGraphicsImageRenderer.self)
    made("UIGraphicsImageRendererFormat.init()", UIGraphicsImageRendererFormat(), UIGraphicsImageRendererFormat.self)
    made(
      "SubUIGraphicsImageRendererFormat.init()", SubUIGraphicsImageRendererFormat(),
      SubUIGraphicsImageRendererFormat.self)
    made("UIGraphicsRenderer.init(bounds:)", UIGraphicsRenderer(bounds: i.frame), UIGraphicsRenderer.self)
    made("SubUIGraphicsRenderer.init(bounds:)", SubUIGraphicsRenderer(bounds: i.frame), SubUIGraphicsRenderer.self)
    made(
      "UIGraphicsRenderer.init(bounds:format:)",
      UIGraphicsRenderer(bounds: i.frame, format: UIGraphicsRendererFormat()), UIGraphicsRenderer.self)
    made(
      "SubUIGraphicsRenderer.init(bounds:format:)",
      SubUIGraphicsRenderer(bounds: i.frame, format: UIGraphicsRendererFormat()), SubUIGraphicsRenderer.self)
  }

  private func make7(_ i: Ingredients) {
    made("UIGraphicsRendererFormat.init()", UIGraphicsRendererFormat(), UIGraphicsRendererFormat.self)
    made("SubUIGraphicsRendererFormat.init()", SubUIGraphicsRendererFormat(), SubUIGraphicsRendererFormat.self)
    made("UIGravityBehavior.init(items:)", UIGravityBehavior(items: [i.view]), UIGravityBehavior.self)
    made("SubUIGravityBehavior.init(items:)", SubUIGravityBehavior(items: [i.view]), SubUIGravityBehavior.self)
    made("UIGravityBehavior.init()", UIGravityBehavior(), UIGravityBehavior.self)
    made("SubUIGravityBehavior.init()", SubUIGravityBehavior(), SubUIGravityBehavior.self)
    made("UIHoverGestureRecognizer.init()", UIHoverGestureRecognizer(), UIHoverGestureRecognizer.self)
    made("SubUIHoverGestureRecognizer.init()", SubUIHoverGestureRecognizer(), SubUIHoverGestureRecognizer.self)
    mayMake(
      "UIHoverGestureRecognizer.init(coder:)", UIHoverGestureRecognizer(coder: i.coder), UIHoverGestureRecognizer.self)
    mayMake(
      "SubUIHoverGestureRecognizer.init(coder:)", SubUIHoverGestureRecognizer(coder: i.coder),
      SubUIHoverGestureRecognizer.self)
    made(
      "UIHoverGestureRecognizer.init(target:action:)", UIHoverGestureRecognizer(target: nil, action: nil),
      UIHoverGestureRecognizer.self)
    made(
      "SubUIHoverGestureRecognizer.init(target:action:)", SubUIHoverGestureRecognizer(target: nil, action: nil),
      SubUIHoverGestureRecognizer.self)
    made("UIImage.init(cgImage:)", UIImage(cgImage: i.image), UIImage.self)
    made("SubUIImage.init(cgImage:)", SubUIImage(cgImage: i.image), SubUIImage.self)
    made(
      "UIImage.init(cgImage:scale:orientation:)", UIImage(cgImage: i.image, scale: 1, orientation: .up), UIImage.self)
    made(
      "SubUIImage.init(cgImage:scale:orientation:)", SubUIImage(cgImage: i.image, scale: 1, orientation: .up),
      SubUIImage.self)
    mayMake("UIImage.init(contentsOfFile:)", UIImage(contentsOfFile: "text"), UIImage.self)
    mayMake("SubUIImage.init(contentsOfFile:)", SubUIImage(contentsOfFile: "text"), SubUIImage.self)
    mayMake("UIImage.init(data:)", UIImage(data: i.data), UIImage.self)
    mayMake("SubUIImage.init(data:)", SubUIImage(data: i.data), SubUIImage.self)
    mayMake("UIImage.init(data:scale:)", UIImage(data: i.data, scale: 1), UIImage.self)
    mayMake("SubUIImage.init(data:scale:)", SubUIImage(data: i.data, scale: 1), SubUIImage.self)
    mayMake("UIImage.init(named:)", UIImage(named: "text"), UIImage.self)
    mayMake("SubUIImage.init(named:)", SubUIImage(named: "text"), SubUIImage.self)
    mayMake(
      "UIImage.init(named:in:compatibleWith:)", UIImage(named: "text", in: nil, compatibleWith: nil), UIImage.self)
    mayMake(
      "SubUIImage.init(named:in:compatibleWith:)", SubUIImage(named: "text", in: nil, compatibleWith: nil),
      SubUIImage.self)
    mayMake(
      "UIImage.init(named:in:variableValue:configuration:)",
      UIImage(named: "text", in: nil, variableValue: 1, configuration: nil), UIImage.self)
    mayMake(
      "SubUIImage.init(named:in:variableValue:configuration:)",
      SubUIImage(named: "text", in: nil, variableValue: 1, configuration: nil), SubUIImage.self)
    mayMake("UIImage.init(named:in:with:)", UIImage(named: "text", in: nil, with: nil), UIImage.self)
    mayMake("SubUIImage.init(named:in:with:)", SubUIImage(named: "text", in: nil, with: nil), SubUIImage.self)
    mayMake("UIImage.init(systemName:)", UIImage(systemName: "text"), UIImage.self)
    mayMake("SubUIImage.init(systemName:)", SubUIImage(systemName: "text"), SubUIImage.self)
    mayMake("UIImage.init(systemName:compatibleWith:)", UIImage(systemName: "text", compatibleWith: nil), UIImage.self)
    mayMake(
      "SubUIImage.init(systemName:compatibleWith:)", SubUIImage(systemName: "text", compatibleWith: nil),
      SubUIImage.self)
    mayMake(
      "UIImage.init(systemName:variableValue:configuration:)",
      UIImage(systemName: "text", variableValue: 1, configuration: nil), UIImage.self)
    mayMake(
      "SubUIImage.init(systemName:variableValue:configuration:)",
      SubUIImage(systemName: "text", variableValue: 1, configuration: nil), SubUIImage.self)
    mayMake(
      "UIImage.init(systemName:withConfiguration:)", UIImage(systemName: "text", withConfiguration: nil), UIImage.self)
    mayMake(
      "SubUIImage.init(systemName:withConfiguration:)", SubUIImage(systemName: "text", withConfiguration: nil),
      SubUIImage.self)
    made("UIImage.init()", UIImage(), UIImage.self)
    made("SubUIImage.init()", SubUIImage(), SubUIImage.self)
    made(
      "UIImage.SymbolConfiguration.init(font:)", UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12)),
      UIImage.SymbolConfiguration.self)
    made(
      "UIImage.SymbolConfiguration.init(font:scale:)",
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12), scale: .large), UIImage.SymbolConfiguration.self)
    made(
      "UIImage.SymbolConfiguration.init(hierarchicalColor:)", UIImage.SymbolConfiguration(hierarchicalColor: .red),
      UIImage.SymbolConfiguration.self)
    made(
      "UIImage.SymbolConfiguration.init(paletteColors:)", UIImage.SymbolConfiguration(paletteColors: [.red]),
      UIImage.SymbolConfiguration.self)
    made(
      "UIImage.SymbolConfiguration.init(pointSize:)", UIImage.SymbolConfiguration(pointSize: 1),
      UIImage.SymbolConfiguration.self)
    made(
      "UIImage.SymbolConfiguration.init(pointSize:weight:)", UIImage.SymbolConfiguration(pointSize: 1, weight: .bold),
      UIImage.SymbolConfiguration.self)
    made(
      "UIImage.SymbolConfiguration.init(pointSize:weight:scale:)",
      UIImage.SymbolConfiguration(pointSize: 1, weight: .bold, scale: .large), UIImage.SymbolConfiguration.self)
    made(
      "UIImage.SymbolConfiguration.init(scale:)", UIImage.SymbolConfiguration(scale: .large),
      UIImage.SymbolConfiguration.self)
    made(
      "UIImage.SymbolConfiguration.init(textStyle:)", UIImage.SymbolConfiguration(textStyle: .body),
      UIImage.SymbolConfiguration.self)
    made(
      "UIImage.SymbolConfiguration.init(textStyle:scale:)",
      UIImage.SymbolConfiguration(textStyle: .body, scale: .large), UIImage.SymbolConfiguration.self)
    made(
      "UIImage.SymbolConfiguration.init(weight:)", UIImage.SymbolConfiguration(weight: .bold),
      UIImage.SymbolConfiguration.self)
    made("UIImageAsset.init()", UIImageAsset(), UIImageAsset.self)
    made("SubUIImageAsset.init()", SubUIImageAsset(), SubUIImageAsset.self)
    mayMake("UIImageAsset.init(coder:)", UIImageAsset(coder: i.coder), UIImageAsset.self)
    mayMake("SubUIImageAsset.init(coder:)", SubUIImageAsset(coder: i.coder), SubUIImageAsset.self)
    made("UIImageView.init(image:)", UIImageView(image: nil), UIImageView.self)
    made("SubUIImageView.init(image:)", SubUIImageView(image: nil), SubUIImageView.self)
    made("UIImageView.init(image:highlightedImage:)", UIImageView(image: nil, highlightedImage: nil), UIImageView.self)
    made(
      "SubUIImageView.init(image:highlightedImage:)", SubUIImageView(image: nil, highlightedImage: nil),
      SubUIImageView.self)
    mayMake("UIImageView.init(coder:)", UIImageView(coder: i.coder), UIImageView.self)
    mayMake("SubUIImageView.init(coder:)", SubUIImageView(coder: i.coder), SubUIImageView.self)
    made("UIImageView.init(frame:)", UIImageView(frame: i.frame), UIImageView.self)
    made("SubUIImageView.init(frame:)", SubUIImageView(frame: i.frame), SubUIImageView.self)
    made("UIImageView.init()", UIImageView(), UIImageView.self)
    made("SubUIImageView.init()", SubUIImageView(), SubUIImageView.self)
    made("UIKey.init()", UIKey(), UIKey.self)
    made("SubUIKey.init()", SubUIKey(), SubUIKey.self)
    made(
      "UIKeyCommand.init(input:modifierFlags:action:)",
      UIKeyCommand(input: "text", modifierFlags: .command, action: Selector("fire")), UIKeyCommand.self)
    made(
      "SubUIKeyCommand.init(input:modifierFlags:action:)",
      SubUIKeyCommand(input: "text", modifierFlags: .command, action: Selector("fire")), SubUIKeyCommand.self)
    mayMake("UIKeyboardLayoutGuide.init(coder:)", UIKeyboardLayoutGuide(coder: i.coder), UIKeyboardLayoutGuide.self)
    mayMake(
      "SubUIKeyboardLayoutGuide.init(coder:)", SubUIKeyboardLayoutGuide(coder: i.coder), SubUIKeyboardLayoutGuide.self)
    made("UIKeyboardLayoutGuide.init()", UIKeyboardLayoutGuide(), UIKeyboardLayoutGuide.self)
    made("SubUIKeyboardLayoutGuide.init()", SubUIKeyboardLayoutGuide(), SubUIKeyboardLayoutGuide.self)
  }

  private func make8(_ i: Ingredients) {
    made("UILabel.init(frame:)", UILabel(frame: i.frame), UILabel.self)
    made("SubUILabel.init(frame:)", SubUILabel(frame: i.frame), SubUILabel.self)
    mayMake("UILabel.init(coder:)", UILabel(coder: i.coder), UILabel.self)
    mayMake("SubUILabel.init(coder:)", SubUILabel(coder: i.coder), SubUILabel.self)
    made("UILabel.init()", UILabel(), UILabel.self)
    made("SubUILabel.init()", SubUILabel(), SubUILabel.self)
    mayMake("UILayoutGuide.init(coder:)", UILayoutGuide(coder: i.coder), UILayoutGuide.self)
    mayMake("SubUILayoutGuide.init(coder:)", SubUILayoutGuide(coder: i.coder), SubUILayoutGuide.self)
    made("UILayoutGuide.init()", UILayoutGuide(), UILayoutGuide.self)
    made("SubUILayoutGuide.init()", SubUILayoutGuide(), SubUILayoutGuide.self)
    mayMake("UIListContentView.init(coder:)", UIListContentView(coder: i.coder), UIListContentView.self)
    mayMake("SubUIListContentView.init(coder:)", SubUIListContentView(coder: i.coder), SubUIListContentView.self)
    made("UIListContentView.init(configuration:)", UIListContentView(configuration: .cell()), UIListContentView.self)
    made(
      "SubUIListContentView.init(configuration:)", SubUIListContentView(configuration: .cell()),
      SubUIListContentView.self)
    made("UILongPressGestureRecognizer.init()", UILongPressGestureRecognizer(), UILongPressGestureRecognizer.self)
    made(
      "SubUILongPressGestureRecognizer.init()", SubUILongPressGestureRecognizer(), SubUILongPressGestureRecognizer.self)
    mayMake(
      "UILongPressGestureRecognizer.init(coder:)", UILongPressGestureRecognizer(coder: i.coder),
      UILongPressGestureRecognizer.self)
    mayMake(
      "SubUILongPressGestureRecognizer.init(coder:)", SubUILongPressGestureRecognizer(coder: i.coder),
      SubUILongPressGestureRecognizer.self)
    made(
      "UILongPressGestureRecognizer.init(target:action:)", UILongPressGestureRecognizer(target: nil, action: nil),
      UILongPressGestureRecognizer.self)
    made(
      "SubUILongPressGestureRecognizer.init(target:action:)", SubUILongPressGestureRecognizer(target: nil, action: nil),
      SubUILongPressGestureRecognizer.self)
    made(
      "UIMenu.init(title:image:identifier:options:children:)",
      UIMenu(title: "text", image: nil, identifier: nil, options: [], children: []), UIMenu.self)
    made(
      "SubUIMenu.init(title:image:identifier:options:children:)",
      SubUIMenu(title: "text", image: nil, identifier: nil, options: [], children: []), SubUIMenu.self)
    made(
      "UIMenu.init(title:subtitle:image:identifier:options:children:)",
      UIMenu(title: "text", subtitle: nil, image: nil, identifier: nil, options: [], children: []), UIMenu.self)
    made(
      "SubUIMenu.init(title:subtitle:image:identifier:options:children:)",
      SubUIMenu(title: "text", subtitle: nil, image: nil, identifier: nil, options: [], children: []), SubUIMenu.self)
    made(
      "UIMenu.init(title:subtitle:image:identifier:options:preferredElementSize:children:)",
      UIMenu(
        title: "text", subtitle: nil, image: nil, identifier: nil, options: [], preferredElementSize: .large,
        children: []), UIMenu.self)
    made(
      "SubUIMenu.init(title:subtitle:image:identifier:options:preferredElementSize:children:)",
      SubUIMenu(
        title: "text", subtitle: nil, image: nil, identifier: nil, options: [], preferredElementSize: .large,
        children: []), SubUIMenu.self)
    made("UIMenu.init()", UIMenu(), UIMenu.self)
    made("SubUIMenu.init()", SubUIMenu(), SubUIMenu.self)
    made("UIMenuDisplayPreferences.init()", UIMenuDisplayPreferences(), UIMenuDisplayPreferences.self)
    made("SubUIMenuDisplayPreferences.init()", SubUIMenuDisplayPreferences(), SubUIMenuDisplayPreferences.self)
    made("UIMenuItem.init(title:action:)", UIMenuItem(title: "text", action: Selector("fire")), UIMenuItem.self)
    made(
      "SubUIMenuItem.init(title:action:)", SubUIMenuItem(title: "text", action: Selector("fire")), SubUIMenuItem.self)
    made("UIPopoverBackgroundView.init(frame:)", UIPopoverBackgroundView(frame: i.frame), UIPopoverBackgroundView.self)
    made(
      "SubUIPopoverBackgroundView.init(frame:)", SubUIPopoverBackgroundView(frame: i.frame),
      SubUIPopoverBackgroundView.self)
    mayMake(
      "UIPopoverBackgroundView.init(coder:)", UIPopoverBackgroundView(coder: i.coder), UIPopoverBackgroundView.self)
    mayMake(
      "SubUIPopoverBackgroundView.init(coder:)", SubUIPopoverBackgroundView(coder: i.coder),
      SubUIPopoverBackgroundView.self)
    made("UIPopoverBackgroundView.init()", UIPopoverBackgroundView(), UIPopoverBackgroundView.self)
    made("SubUIPopoverBackgroundView.init()", SubUIPopoverBackgroundView(), SubUIPopoverBackgroundView.self)
    made("UINavigationBar.init(frame:)", UINavigationBar(frame: i.frame), UINavigationBar.self)
    made("SubUINavigationBar.init(frame:)", SubUINavigationBar(frame: i.frame), SubUINavigationBar.self)
    mayMake("UINavigationBar.init(coder:)", UINavigationBar(coder: i.coder), UINavigationBar.self)
    mayMake("SubUINavigationBar.init(coder:)", SubUINavigationBar(coder: i.coder), SubUINavigationBar.self)
    made("UINavigationBar.init()", UINavigationBar(), UINavigationBar.self)
    made("SubUINavigationBar.init()", SubUINavigationBar(), SubUINavigationBar.self)
    made(
      "UINavigationBarAppearance.init(idiom:)", UINavigationBarAppearance(idiom: .phone), UINavigationBarAppearance.self
    )
    made(
      "SubUINavigationBarAppearance.init(idiom:)", SubUINavigationBarAppearance(idiom: .phone),
      SubUINavigationBarAppearance.self)
    made(
      "UINavigationBarAppearance.init(barAppearance:)", UINavigationBarAppearance(barAppearance: UIBarAppearance()),
      UINavigationBarAppearance.self)
    made(
      "SubUINavigationBarAppearance.init(barAppearance:)",
      SubUINavigationBarAppearance(barAppearance: UIBarAppearance()), SubUINavigationBarAppearance.self)
    mayMake(
      "UINavigationBarAppearance.init(coder:)", UINavigationBarAppearance(coder: i.coder),
      UINavigationBarAppearance.self)
    mayMake(
      "SubUINavigationBarAppearance.init(coder:)", SubUINavigationBarAppearance(coder: i.coder),
      SubUINavigationBarAppearance.self)
    made("UINavigationBarAppearance.init()", UINavigationBarAppearance(), UINavigationBarAppearance.self)
    made("SubUINavigationBarAppearance.init()", SubUINavigationBarAppearance(), SubUINavigationBarAppearance.self)
    mayMake("UINavigationController.init(coder:)", UINavigationController(coder: i.coder), UINavigationController.self)
    mayMake(
      "SubUINavigationController.init(coder:)", SubUINavigationController(coder: i.coder),
      SubUINavigationController.self)
    made(
      "UINavigationController.init(navigationBarClass:toolbarClass:)",
      UINavigationController(navigationBarClass: nil, toolbarClass: nil), UINavigationController.self)
    made(
      "SubUINavigationController.init(navigationBarClass:toolbarClass:)",
      SubUINavigationController(navigationBarClass: nil, toolbarClass: nil), SubUINavigationController.self)
    made(
      "UINavigationController.init(nibName:bundle:)", UINavigationController(nibName: nil, bundle: nil),
      UINavigationController.self)
    made(
      "SubUINavigationController.init(nibName:bundle:)", SubUINavigationController(nibName: nil, bundle: nil),
      SubUINavigationController.self)
    made(
      "UINavigationController.init(rootViewController:)", UINavigationController(rootViewController: i.controller),
      UINavigationController.self)
    made(
      "SubUINavigationController.init(rootViewController:)",
      SubUINavigationController(rootViewController: i.controller), SubUINavigationController.self)
    made("UINavigationController.init()", UINavigationController(), UINavigationController.self)
    made("SubUINavigationController.init()", SubUINavigationController(), SubUINavigationController.self)
    mayMake("UINavigationItem.init(coder:)", UINavigationItem(coder: i.coder), UINavigationItem.self)
    mayMake("SubUINavigationItem.init(coder:)", SubUINavigationItem(coder: i.coder), SubUINavigationItem.self)
    made("UINavigationItem.init(title:)", UINavigationItem(title: "text"), UINavigationItem.self)
    made("SubUINavigationItem.init(title:)", SubUINavigationItem(title: "text"), SubUINavigationItem.self)
    made("UINavigationItem.init()", UINavigationItem(), UINavigationItem.self)
    made("SubUINavigationItem.init()", SubUINavigationItem(), SubUINavigationItem.self)
    made("UIPageControl.init(frame:)", UIPageControl(frame: i.frame), UIPageControl.self)
    made("SubUIPageControl.init(frame:)", SubUIPageControl(frame: i.frame), SubUIPageControl.self)
    mayMake("UIPageControl.init(coder:)", UIPageControl(coder: i.coder), UIPageControl.self)
    mayMake("SubUIPageControl.init(coder:)", SubUIPageControl(coder: i.coder), SubUIPageControl.self)
    made(
      "UIPageControl.init(frame:primaryAction:)", UIPageControl(frame: i.frame, primaryAction: nil), UIPageControl.self)
    made(
      "SubUIPageControl.init(frame:primaryAction:)", SubUIPageControl(frame: i.frame, primaryAction: nil),
      SubUIPageControl.self)
    made("UIPageControl.init()", UIPageControl(), UIPageControl.self)
    made("SubUIPageControl.init()", SubUIPageControl(), SubUIPageControl.self)
    made("UIPageControlProgress.init()", UIPageControlProgress(), UIPageControlProgress.self)
    made("SubUIPageControlProgress.init()", SubUIPageControlProgress(), SubUIPageControlProgress.self)
    made(
      "UIPageControlTimerProgress.init(preferredDuration:)", UIPageControlTimerProgress(preferredDuration: 1),
      UIPageControlTimerProgress.self)
    made(
      "SubUIPageControlTimerProgress.init(preferredDuration:)", SubUIPageControlTimerProgress(preferredDuration: 1),
      SubUIPageControlTimerProgress.self)
    made("UIPanGestureRecognizer.init()", UIPanGestureRecognizer(), UIPanGestureRecognizer.self)
    made("SubUIPanGestureRecognizer.init()", SubUIPanGestureRecognizer(), SubUIPanGestureRecognizer.self)
    mayMake("UIPanGestureRecognizer.init(coder:)", UIPanGestureRecognizer(coder: i.coder), UIPanGestureRecognizer.self)
    mayMake(
      "SubUIPanGestureRecognizer.init(coder:)", SubUIPanGestureRecognizer(coder: i.coder),
      SubUIPanGestureRecognizer.self)
    made(
      "UIPanGestureRecognizer.init(target:action:)", UIPanGestureRecognizer(target: nil, action: nil),
      UIPanGestureRecognizer.self)
    made(
      "SubUIPanGestureRecognizer.init(target:action:)", SubUIPanGestureRecognizer(target: nil, action: nil),
      SubUIPanGestureRecognizer.self)
    made(
      "UIPercentDrivenInteractiveTransition.init()", UIPercentDrivenInteractiveTransition(),
      UIPercentDrivenInteractiveTransition.self)
    made(
      "SubUIPercentDrivenInteractiveTransition.init()", SubUIPercentDrivenInteractiveTransition(),
      SubUIPercentDrivenInteractiveTransition.self)
  }

  private func make9(_ i: Ingredients) {
    made("UIPinchGestureRecognizer.init()", UIPinchGestureRecognizer(), UIPinchGestureRecognizer.self)
    made("SubUIPinchGestureRecognizer.init()", SubUIPinchGestureRecognizer(), SubUIPinchGestureRecognizer.self)
    mayMake(
      "UIPinchGestureRecognizer.init(coder:)", UIPinchGestureRecognizer(coder: i.coder), UIPinchGestureRecognizer.self)
    mayMake(
      "SubUIPinchGestureRecognizer.init(coder:)", SubUIPinchGestureRecognizer(coder: i.coder),
      SubUIPinchGestureRecognizer.self)
    made(
      "UIPinchGestureRecognizer.init(target:action:)", UIPinchGestureRecognizer(target: nil, action: nil),
      UIPinchGestureRecognizer.self)
    made(
      "SubUIPinchGestureRecognizer.init(target:action:)", SubUIPinchGestureRecognizer(target: nil, action: nil),
      SubUIPinchGestureRecognizer.self)
    made("UIPointerStyle.init()", UIPointerStyle(), UIPointerStyle.self)
    made("SubUIPointerStyle.init()", SubUIPointerStyle(), SubUIPointerStyle.self)
    made(
      "UIPopoverPresentationController.init(presentedViewController:presenting:)",
      UIPopoverPresentationController(presentedViewController: i.controller, presenting: nil),
      UIPopoverPresentationController.self)
    made(
      "SubUIPopoverPresentationController.init(presentedViewController:presenting:)",
      SubUIPopoverPresentationController(presentedViewController: i.controller, presenting: nil),
      SubUIPopoverPresentationController.self)
    made(
      "UIPresentationController.init(presentedViewController:presenting:)",
      UIPresentationController(presentedViewController: i.controller, presenting: nil), UIPresentationController.self)
    made(
      "SubUIPresentationController.init(presentedViewController:presenting:)",
      SubUIPresentationController(presentedViewController: i.controller, presenting: nil),
      SubUIPresentationController.self)
    made("UIPress.init()", UIPress(), UIPress.self)
    made("SubUIPress.init()", SubUIPress(), SubUIPress.self)
    made("UIPressesEvent.init()", UIPressesEvent(), UIPressesEvent.self)
    made("SubUIPressesEvent.init()", SubUIPressesEvent(), SubUIPressesEvent.self)
    made("UIPreviewParameters.init()", UIPreviewParameters(), UIPreviewParameters.self)
    made("SubUIPreviewParameters.init()", SubUIPreviewParameters(), SubUIPreviewParameters.self)
    made("UIPreviewParameters.init(textLineRects:)", UIPreviewParameters(textLineRects: []), UIPreviewParameters.self)
    made(
      "SubUIPreviewParameters.init(textLineRects:)", SubUIPreviewParameters(textLineRects: []),
      SubUIPreviewParameters.self)
    made(
      "UIPreviewTarget.init(container:center:)", UIPreviewTarget(container: i.view, center: .zero), UIPreviewTarget.self
    )
    made(
      "SubUIPreviewTarget.init(container:center:)", SubUIPreviewTarget(container: i.view, center: .zero),
      SubUIPreviewTarget.self)
    made(
      "UIPreviewTarget.init(container:center:transform:)",
      UIPreviewTarget(container: i.view, center: .zero, transform: .identity), UIPreviewTarget.self)
    made(
      "SubUIPreviewTarget.init(container:center:transform:)",
      SubUIPreviewTarget(container: i.view, center: .zero, transform: .identity), SubUIPreviewTarget.self)
    mayMake("UIProgressView.init(coder:)", UIProgressView(coder: i.coder), UIProgressView.self)
    mayMake("SubUIProgressView.init(coder:)", SubUIProgressView(coder: i.coder), SubUIProgressView.self)
    made("UIProgressView.init(frame:)", UIProgressView(frame: i.frame), UIProgressView.self)
    made("SubUIProgressView.init(frame:)", SubUIProgressView(frame: i.frame), SubUIProgressView.self)
    made("UIProgressView.init(progressViewStyle:)", UIProgressView(progressViewStyle: .default), UIProgressView.self)
    made(
      "SubUIProgressView.init(progressViewStyle:)", SubUIProgressView(progressViewStyle: .default),
      SubUIProgressView.self)
    made("UIProgressView.init()", UIProgressView(), UIProgressView.self)
    made("SubUIProgressView.init()", SubUIProgressView(), SubUIProgressView.self)
    made("UIPushBehavior.init(items:mode:)", UIPushBehavior(items: [i.view], mode: .instantaneous), UIPushBehavior.self)
    made(
      "SubUIPushBehavior.init(items:mode:)", SubUIPushBehavior(items: [i.view], mode: .instantaneous),
      SubUIPushBehavior.self)
    made("UIRefreshControl.init()", UIRefreshControl(), UIRefreshControl.self)
    made("SubUIRefreshControl.init()", SubUIRefreshControl(), SubUIRefreshControl.self)
    mayMake("UIRefreshControl.init(coder:)", UIRefreshControl(coder: i.coder), UIRefreshControl.self)
    mayMake("SubUIRefreshControl.init(coder:)", SubUIRefreshControl(coder: i.coder), SubUIRefreshControl.self)
    made("UIRefreshControl.init(frame:)", UIRefreshControl(frame: i.frame), UIRefreshControl.self)
    made("SubUIRefreshControl.init(frame:)", SubUIRefreshControl(frame: i.frame), SubUIRefreshControl.self)
    made(
      "UIRefreshControl.init(frame:primaryAction:)", UIRefreshControl(frame: i.frame, primaryAction: nil),
      UIRefreshControl.self)
    made(
      "SubUIRefreshControl.init(frame:primaryAction:)", SubUIRefreshControl(frame: i.frame, primaryAction: nil),
      SubUIRefreshControl.self)
    made("UIRegion.init(radius:)", UIRegion(radius: 1), UIRegion.self)
    made("SubUIRegion.init(radius:)", SubUIRegion(radius: 1), SubUIRegion.self)
    made("UIRegion.init(size:)", UIRegion(size: CGSize(width: 4, height: 4)), UIRegion.self)
    made("SubUIRegion.init(size:)", SubUIRegion(size: CGSize(width: 4, height: 4)), SubUIRegion.self)
    made("UIRegion.init()", UIRegion(), UIRegion.self)
    made("SubUIRegion.init()", SubUIRegion(), SubUIRegion.self)
    made("UIResponder.init()", UIResponder(), UIResponder.self)
    made("SubUIResponder.init()", SubUIResponder(), SubUIResponder.self)
    made("UIRotationGestureRecognizer.init()", UIRotationGestureRecognizer(), UIRotationGestureRecognizer.self)
    made("SubUIRotationGestureRecognizer.init()", SubUIRotationGestureRecognizer(), SubUIRotationGestureRecognizer.self)
    mayMake(
      "UIRotationGestureRecognizer.init(coder:)", UIRotationGestureRecognizer(coder: i.coder),
      UIRotationGestureRecognizer.self)
    mayMake(
      "SubUIRotationGestureRecognizer.init(coder:)", SubUIRotationGestureRecognizer(coder: i.coder),
      SubUIRotationGestureRecognizer.self)
    made(
      "UIRotationGestureRecognizer.init(target:action:)", UIRotationGestureRecognizer(target: nil, action: nil),
      UIRotationGestureRecognizer.self)
    made(
      "SubUIRotationGestureRecognizer.init(target:action:)", SubUIRotationGestureRecognizer(target: nil, action: nil),
      SubUIRotationGestureRecognizer.self)
    made("UIScene.ConnectionOptions.init()", UIScene.ConnectionOptions(), UIScene.ConnectionOptions.self)
    made("SubUISceneConnectionOptions.init()", SubUISceneConnectionOptions(), SubUISceneConnectionOptions.self)
    made(
      "UISceneConfiguration.init(name:sessionRole:)", UISceneConfiguration(name: nil, sessionRole: .windowApplication),
      UISceneConfiguration.self)
    made(
      "SubUISceneConfiguration.init(name:sessionRole:)",
      SubUISceneConfiguration(name: nil, sessionRole: .windowApplication), SubUISceneConfiguration.self)
    made("UISceneSizeRestrictions.init()", UISceneSizeRestrictions(), UISceneSizeRestrictions.self)
    made("SubUISceneSizeRestrictions.init()", SubUISceneSizeRestrictions(), SubUISceneSizeRestrictions.self)
    made("UIScreen.init()", UIScreen(), UIScreen.self)
    made("SubUIScreen.init()", SubUIScreen(), SubUIScreen.self)
    made(
      "UIScreenEdgePanGestureRecognizer.init()", UIScreenEdgePanGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer.self)
    made(
      "SubUIScreenEdgePanGestureRecognizer.init()", SubUIScreenEdgePanGestureRecognizer(),
      SubUIScreenEdgePanGestureRecognizer.self)
    mayMake(
      "UIScreenEdgePanGestureRecognizer.init(coder:)", UIScreenEdgePanGestureRecognizer(coder: i.coder),
      UIScreenEdgePanGestureRecognizer.self)
    mayMake(
      "SubUIScreenEdgePanGestureRecognizer.init(coder:)", SubUIScreenEdgePanGestureRecognizer(coder: i.coder),
      SubUIScreenEdgePanGestureRecognizer.self)
    made(
      "UIScreenEdgePanGestureRecognizer.init(target:action:)",
      UIScreenEdgePanGestureRecognizer(target: nil, action: nil), UIScreenEdgePanGestureRecognizer.self)
    made(
      "SubUIScreenEdgePanGestureRecognizer.init(target:action:)",
      SubUIScreenEdgePanGestureRecognizer(target: nil, action: nil), SubUIScreenEdgePanGestureRecognizer.self)
    made("UIScreenMode.init()", UIScreenMode(), UIScreenMode.self)
    made("SubUIScreenMode.init()", SubUIScreenMode(), SubUIScreenMode.self)
    made(
      "UIScrollEdgeElementContainerInteraction.init()", UIScrollEdgeElementContainerInteraction(),
      UIScrollEdgeElementContainerInteraction.self)
    made(
      "SubUIScrollEdgeElementContainerInteraction.init()", SubUIScrollEdgeElementContainerInteraction(),
      SubUIScrollEdgeElementContainerInteraction.self)
    made("UIScrollView.init(frame:)", UIScrollView(frame: i.frame), UIScrollView.self)
    made("SubUIScrollView.init(frame:)", SubUIScrollView(frame: i.frame), SubUIScrollView.self)
    mayMake("UIScrollView.init(coder:)", UIScrollView(coder: i.coder), UIScrollView.self)
    mayMake("SubUIScrollView.init(coder:)", SubUIScrollView(coder: i.coder), SubUIScrollView.self)
    made("UIScrollView.init()", UIScrollView(), UIScrollView.self)
    made("SubUIScrollView.init()", SubUIScrollView(), SubUIScrollView.self)
    mayMake("UISegmentedControl.init(coder:)", UISegmentedControl(coder: i.coder), UISegmentedControl.self)
    mayMake("SubUISegmentedControl.init(coder:)", SubUISegmentedControl(coder: i.coder), SubUISegmentedControl.self)
    made("UISegmentedControl.init(frame:)", UISegmentedControl(frame: i.frame), UISegmentedControl.self)
    made("SubUISegmentedControl.init(frame:)", SubUISegmentedControl(frame: i.frame), SubUISegmentedControl.self)
    made(
      "UISegmentedControl.init(frame:actions:)", UISegmentedControl(frame: i.frame, actions: []),
      UISegmentedControl.self)
    made(
      "SubUISegmentedControl.init(frame:actions:)", SubUISegmentedControl(frame: i.frame, actions: []),
      SubUISegmentedControl.self)
    made("UISegmentedControl.init(items:)", UISegmentedControl(items: nil), UISegmentedControl.self)
    made("SubUISegmentedControl.init(items:)", SubUISegmentedControl(items: nil), SubUISegmentedControl.self)
    made(
      "UISegmentedControl.init(frame:primaryAction:)", UISegmentedControl(frame: i.frame, primaryAction: nil),
      UISegmentedControl.self)
    made(
      "SubUISegmentedControl.init(frame:primaryAction:)", SubUISegmentedControl(frame: i.frame, primaryAction: nil),
      SubUISegmentedControl.self)
    made("UISegmentedControl.init()", UISegmentedControl(), UISegmentedControl.self)
    made("SubUISegmentedControl.init()", SubUISegmentedControl(), SubUISegmentedControl.self)
  }

  private func make10(_ i: Ingredients) {
    made("UISlider.init(frame:)", UISlider(frame: i.frame), UISlider.self)
    made("SubUISlider.init(frame:)", SubUISlider(frame: i.frame), SubUISlider.self)
    mayMake("UISlider.init(coder:)", UISlider(coder: i.coder), UISlider.self)
    mayMake("SubUISlider.init(coder:)", SubUISlider(coder: i.coder), SubUISlider.self)
    made("UISlider.init(frame:primaryAction:)", UISlider(frame: i.frame, primaryAction: nil), UISlider.self)
    made("SubUISlider.init(frame:primaryAction:)", SubUISlider(frame: i.frame, primaryAction: nil), SubUISlider.self)
    made("UISlider.init()", UISlider(), UISlider.self)
    made("SubUISlider.init()", SubUISlider(), SubUISlider.self)
    made("UISnapBehavior.init(item:snapTo:)", UISnapBehavior(item: i.view, snapTo: .zero), UISnapBehavior.self)
    made("SubUISnapBehavior.init(item:snapTo:)", SubUISnapBehavior(item: i.view, snapTo: .zero), SubUISnapBehavior.self)
    made(
      "UISpringLoadedInteraction.init(activationHandler:)", UISpringLoadedInteraction(activationHandler: { _, _ in }),
      UISpringLoadedInteraction.self)
    made(
      "SubUISpringLoadedInteraction.init(activationHandler:)",
      SubUISpringLoadedInteraction(activationHandler: { _, _ in }), SubUISpringLoadedInteraction.self)
    made(
      "UISpringLoadedInteraction.init(interactionBehavior:interactionEffect:activationHandler:)",
      UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: nil, activationHandler: { _, _ in }),
      UISpringLoadedInteraction.self)
    made(
      "SubUISpringLoadedInteraction.init(interactionBehavior:interactionEffect:activationHandler:)",
      SubUISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: nil, activationHandler: { _, _ in }),
      SubUISpringLoadedInteraction.self)
    made("UISpringTimingParameters.init()", UISpringTimingParameters(), UISpringTimingParameters.self)
    made("SubUISpringTimingParameters.init()", SubUISpringTimingParameters(), SubUISpringTimingParameters.self)
    mayMake(
      "UISpringTimingParameters.init(coder:)", UISpringTimingParameters(coder: i.coder), UISpringTimingParameters.self)
    mayMake(
      "SubUISpringTimingParameters.init(coder:)", SubUISpringTimingParameters(coder: i.coder),
      SubUISpringTimingParameters.self)
    made(
      "UISpringTimingParameters.init(dampingRatio:)", UISpringTimingParameters(dampingRatio: 1),
      UISpringTimingParameters.self)
    made(
      "SubUISpringTimingParameters.init(dampingRatio:)", SubUISpringTimingParameters(dampingRatio: 1),
      SubUISpringTimingParameters.self)
    made(
      "UISpringTimingParameters.init(dampingRatio:initialVelocity:)",
      UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero), UISpringTimingParameters.self)
    made(
      "SubUISpringTimingParameters.init(dampingRatio:initialVelocity:)",
      SubUISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero), SubUISpringTimingParameters.self)
    made(
      "UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)",
      UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: .zero), UISpringTimingParameters.self
    )
    made(
      "SubUISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)",
      SubUISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: .zero),
      SubUISpringTimingParameters.self)
    made("UIStackView.init(arrangedSubviews:)", UIStackView(arrangedSubviews: []), UIStackView.self)
    made("SubUIStackView.init(arrangedSubviews:)", SubUIStackView(arrangedSubviews: []), SubUIStackView.self)
    made("UIStackView.init(coder:)", UIStackView(coder: i.coder), UIStackView.self)
    made("SubUIStackView.init(coder:)", SubUIStackView(coder: i.coder), SubUIStackView.self)
    made("UIStackView.init(frame:)", UIStackView(frame: i.frame), UIStackView.self)
    made("SubUIStackView.init(frame:)", SubUIStackView(frame: i.frame), SubUIStackView.self)
    made("UIStackView.init()", UIStackView(), UIStackView.self)
    made("SubUIStackView.init()", SubUIStackView(), SubUIStackView.self)
    made("UIStepper.init(frame:)", UIStepper(frame: i.frame), UIStepper.self)
    made("SubUIStepper.init(frame:)", SubUIStepper(frame: i.frame), SubUIStepper.self)
    mayMake("UIStepper.init(coder:)", UIStepper(coder: i.coder), UIStepper.self)
    mayMake("SubUIStepper.init(coder:)", SubUIStepper(coder: i.coder), SubUIStepper.self)
    made("UIStepper.init(frame:primaryAction:)", UIStepper(frame: i.frame, primaryAction: nil), UIStepper.self)
    made("SubUIStepper.init(frame:primaryAction:)", SubUIStepper(frame: i.frame, primaryAction: nil), SubUIStepper.self)
    made("UIStepper.init()", UIStepper(), UIStepper.self)
    made("SubUIStepper.init()", SubUIStepper(), SubUIStepper.self)
    made(
      "UISwipeActionsConfiguration.init(actions:)", UISwipeActionsConfiguration(actions: []),
      UISwipeActionsConfiguration.self)
    made(
      "SubUISwipeActionsConfiguration.init(actions:)", SubUISwipeActionsConfiguration(actions: []),
      SubUISwipeActionsConfiguration.self)
    made("UISwipeActionsConfiguration.init()", UISwipeActionsConfiguration(), UISwipeActionsConfiguration.self)
    made("SubUISwipeActionsConfiguration.init()", SubUISwipeActionsConfiguration(), SubUISwipeActionsConfiguration.self)
    made("UISwipeGestureRecognizer.init()", UISwipeGestureRecognizer(), UISwipeGestureRecognizer.self)
    made("SubUISwipeGestureRecognizer.init()", SubUISwipeGestureRecognizer(), SubUISwipeGestureRecognizer.self)
    mayMake(
      "UISwipeGestureRecognizer.init(coder:)", UISwipeGestureRecognizer(coder: i.coder), UISwipeGestureRecognizer.self)
    mayMake(
      "SubUISwipeGestureRecognizer.init(coder:)", SubUISwipeGestureRecognizer(coder: i.coder),
      SubUISwipeGestureRecognizer.self)
    made(
      "UISwipeGestureRecognizer.init(target:action:)", UISwipeGestureRecognizer(target: nil, action: nil),
      UISwipeGestureRecognizer.self)
    made(
      "SubUISwipeGestureRecognizer.init(target:action:)", SubUISwipeGestureRecognizer(target: nil, action: nil),
      SubUISwipeGestureRecognizer.self)
    mayMake("UISwitch.init(coder:)", UISwitch(coder: i.coder), UISwitch.self)
    mayMake("SubUISwitch.init(coder:)", SubUISwitch(coder: i.coder), SubUISwitch.self)
    made("UISwitch.init(frame:)", UISwitch(frame: i.frame), UISwitch.self)
    made("SubUISwitch.init(frame:)", SubUISwitch(frame: i.frame), SubUISwitch.self)
    made("UISwitch.init(frame:primaryAction:)", UISwitch(frame: i.frame, primaryAction: nil), UISwitch.self)
    made("SubUISwitch.init(frame:primaryAction:)", SubUISwitch(frame: i.frame, primaryAction: nil), SubUISwitch.self)
    made("UISwitch.init()", UISwitch(), UISwitch.self)
    made("SubUISwitch.init()", SubUISwitch(), SubUISwitch.self)
    mayMake("UITableView.init(coder:)", UITableView(coder: i.coder), UITableView.self)
    mayMake("SubUITableView.init(coder:)", SubUITableView(coder: i.coder), SubUITableView.self)
    made("UITableView.init(frame:style:)", UITableView(frame: i.frame, style: .plain), UITableView.self)
    made("SubUITableView.init(frame:style:)", SubUITableView(frame: i.frame, style: .plain), SubUITableView.self)
    made("UITableView.init(frame:)", UITableView(frame: i.frame), UITableView.self)
    made("SubUITableView.init(frame:)", SubUITableView(frame: i.frame), SubUITableView.self)
    made("UITableView.init()", UITableView(), UITableView.self)
    made("SubUITableView.init()", SubUITableView(), SubUITableView.self)
    mayMake("UITableViewCell.init(coder:)", UITableViewCell(coder: i.coder), UITableViewCell.self)
    mayMake("SubUITableViewCell.init(coder:)", SubUITableViewCell(coder: i.coder), SubUITableViewCell.self)
    made(
      "UITableViewCell.init(style:reuseIdentifier:)", UITableViewCell(style: .subtitle, reuseIdentifier: nil),
      UITableViewCell.self)
    made(
      "SubUITableViewCell.init(style:reuseIdentifier:)", SubUITableViewCell(style: .subtitle, reuseIdentifier: nil),
      SubUITableViewCell.self)
    made("UITableViewCell.init(frame:)", UITableViewCell(frame: i.frame), UITableViewCell.self)
    made("SubUITableViewCell.init(frame:)", SubUITableViewCell(frame: i.frame), SubUITableViewCell.self)
    made("UITableViewCell.init()", UITableViewCell(), UITableViewCell.self)
    made("SubUITableViewCell.init()", SubUITableViewCell(), SubUITableViewCell.self)
    mayMake("UITableViewController.init(coder:)", UITableViewController(coder: i.coder), UITableViewController.self)
    mayMake(
      "SubUITableViewController.init(coder:)", SubUITableViewController(coder: i.coder), SubUITableViewController.self)
    made(
      "UITableViewController.init(nibName:bundle:)", UITableViewController(nibName: nil, bundle: nil),
      UITableViewController.self)
    made(
      "SubUITableViewController.init(nibName:bundle:)", SubUITableViewController(nibName: nil, bundle: nil),
      SubUITableViewController.self)
    made("UITableViewController.init(style:)", UITableViewController(style: .plain), UITableViewController.self)
    made(
      "SubUITableViewController.init(style:)", SubUITableViewController(style: .plain), SubUITableViewController.self)
    made("UITableViewController.init()", UITableViewController(), UITableViewController.self)
    made("SubUITableViewController.init()", SubUITableViewController(), SubUITableViewController.self)
  }

  private func make11(_ i: Ingredients) {
    made(
      "UITableViewDiffableDataSourceReference.init(tableView:cellProvider:)",
      UITableViewDiffableDataSourceReference(tableView: i.table, cellProvider: { _, _, _ in nil }),
      UITableViewDiffableDataSourceReference.self)
    made(
      "SubUITableViewDiffableDataSourceReference.init(tableView:cellProvider:)",
      SubUITableViewDiffableDataSourceReference(tableView: i.table, cellProvider: { _, _, _ in nil }),
      SubUITableViewDiffableDataSourceReference.self)
    made("UITableViewFocusUpdateContext.init()", UITableViewFocusUpdateContext(), UITableViewFocusUpdateContext.self)
    made(
      "SubUITableViewFocusUpdateContext.init()", SubUITableViewFocusUpdateContext(),
      SubUITableViewFocusUpdateContext.self)
    mayMake(
      "UITableViewHeaderFooterView.init(coder:)", UITableViewHeaderFooterView(coder: i.coder),
      UITableViewHeaderFooterView.self)
    mayMake(
      "SubUITableViewHeaderFooterView.init(coder:)", SubUITableViewHeaderFooterView(coder: i.coder),
      SubUITableViewHeaderFooterView.self)
    made(
      "UITableViewHeaderFooterView.init(reuseIdentifier:)", UITableViewHeaderFooterView(reuseIdentifier: nil),
      UITableViewHeaderFooterView.self)
    made(
      "SubUITableViewHeaderFooterView.init(reuseIdentifier:)", SubUITableViewHeaderFooterView(reuseIdentifier: nil),
      SubUITableViewHeaderFooterView.self)
    made(
      "UITableViewHeaderFooterView.init(frame:)", UITableViewHeaderFooterView(frame: i.frame),
      UITableViewHeaderFooterView.self)
    made(
      "SubUITableViewHeaderFooterView.init(frame:)", SubUITableViewHeaderFooterView(frame: i.frame),
      SubUITableViewHeaderFooterView.self)
    made(
      "UITableViewDropPlaceholder.init(insertionIndexPath:reuseIdentifier:rowHeight:)",
      UITableViewDropPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "text", rowHeight: 44),
      UITableViewDropPlaceholder.self)
    made(
      "SubUITableViewDropPlaceholder.init(insertionIndexPath:reuseIdentifier:rowHeight:)",
      SubUITableViewDropPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "text", rowHeight: 44),
      SubUITableViewDropPlaceholder.self)
    made(
      "UITableViewPlaceholder.init(insertionIndexPath:reuseIdentifier:rowHeight:)",
      UITableViewPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "text", rowHeight: 44),
      UITableViewPlaceholder.self)
    made(
      "SubUITableViewPlaceholder.init(insertionIndexPath:reuseIdentifier:rowHeight:)",
      SubUITableViewPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "text", rowHeight: 44),
      SubUITableViewPlaceholder.self)
    made(
      "UITableViewDropProposal.init(operation:intent:)",
      UITableViewDropProposal(operation: .move, intent: .unspecified),
      UITableViewDropProposal.self)
    made(
      "UITableViewDropProposal.init(operation:)", UITableViewDropProposal(operation: .move),
      UITableViewDropProposal.self)
    made(
      "SubUITableViewDropProposal.init(operation:intent:)",
      SubUITableViewDropProposal(operation: .move, intent: .unspecified),
      SubUITableViewDropProposal.self)
    made(
      "SubUITableViewDropProposal.init(operation:)", SubUITableViewDropProposal(operation: .move),
      SubUITableViewDropProposal.self)
    made("UITableViewHeaderFooterView.init()", UITableViewHeaderFooterView(), UITableViewHeaderFooterView.self)
    made("SubUITableViewHeaderFooterView.init()", SubUITableViewHeaderFooterView(), SubUITableViewHeaderFooterView.self)
    made(
      "UITableViewRowAction.init(style:title:handler:)",
      UITableViewRowAction(style: .normal, title: nil, handler: { _, _ in }), UITableViewRowAction.self)
    made(
      "SubUITableViewRowAction.init(style:title:handler:)",
      SubUITableViewRowAction(style: .normal, title: nil, handler: { _, _ in }), SubUITableViewRowAction.self)
    made("UITableViewRowAction.init()", UITableViewRowAction(), UITableViewRowAction.self)
    made("SubUITableViewRowAction.init()", SubUITableViewRowAction(), SubUITableViewRowAction.self)
    made("UITapGestureRecognizer.init()", UITapGestureRecognizer(), UITapGestureRecognizer.self)
    made("SubUITapGestureRecognizer.init()", SubUITapGestureRecognizer(), SubUITapGestureRecognizer.self)
    mayMake("UITapGestureRecognizer.init(coder:)", UITapGestureRecognizer(coder: i.coder), UITapGestureRecognizer.self)
    mayMake(
      "SubUITapGestureRecognizer.init(coder:)", SubUITapGestureRecognizer(coder: i.coder),
      SubUITapGestureRecognizer.self)
    made(
      "UITapGestureRecognizer.init(target:action:)", UITapGestureRecognizer(target: nil, action: nil),
      UITapGestureRecognizer.self)
    made(
      "SubUITapGestureRecognizer.init(target:action:)", SubUITapGestureRecognizer(target: nil, action: nil),
      SubUITapGestureRecognizer.self)
    made(
      "UITargetedDragPreview.init(for:target:)",
      UITargetedDragPreview(for: i.url, target: UIDragPreviewTarget(container: i.window, center: .zero)),
      UITargetedDragPreview.self)
    made(
      "SubUITargetedDragPreview.init(for:target:)",
      SubUITargetedDragPreview(for: i.url, target: UIDragPreviewTarget(container: i.window, center: .zero)),
      SubUITargetedDragPreview.self)
    made(
      "UITargetedDragPreview.init(for:title:target:)",
      UITargetedDragPreview(for: i.url, title: nil, target: UIDragPreviewTarget(container: i.window, center: .zero)),
      UITargetedDragPreview.self)
    made(
      "SubUITargetedDragPreview.init(for:title:target:)",
      SubUITargetedDragPreview(for: i.url, title: nil, target: UIDragPreviewTarget(container: i.window, center: .zero)),
      SubUITargetedDragPreview.self)
    made("UITargetedDragPreview.init(view:)", UITargetedDragPreview(view: i.view), UITargetedDragPreview.self)
    made("SubUITargetedDragPreview.init(view:)", SubUITargetedDragPreview(view: i.view), SubUITargetedDragPreview.self)
    made(
      "UITargetedDragPreview.init(view:parameters:)",
      UITargetedDragPreview(view: i.view, parameters: UIPreviewParameters()), UITargetedDragPreview.self)
    made(
      "SubUITargetedDragPreview.init(view:parameters:)",
      SubUITargetedDragPreview(view: i.view, parameters: UIPreviewParameters()), SubUITargetedDragPreview.self)
    made(
      "UITargetedDragPreview.init(view:parameters:target:)",
      UITargetedDragPreview(
        view: i.view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: i.window, center: .zero)),
      UITargetedDragPreview.self)
    made(
      "SubUITargetedDragPreview.init(view:parameters:target:)",
      SubUITargetedDragPreview(
        view: i.view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: i.window, center: .zero)),
      SubUITargetedDragPreview.self)
    made("UITargetedPreview.init(view:)", UITargetedPreview(view: i.view), UITargetedPreview.self)
    made("SubUITargetedPreview.init(view:)", SubUITargetedPreview(view: i.view), SubUITargetedPreview.self)
    made(
      "UITargetedPreview.init(view:parameters:)", UITargetedPreview(view: i.view, parameters: UIPreviewParameters()),
      UITargetedPreview.self)
    made(
      "SubUITargetedPreview.init(view:parameters:)",
      SubUITargetedPreview(view: i.view, parameters: UIPreviewParameters()), SubUITargetedPreview.self)
    made(
      "UITargetedPreview.init(view:parameters:target:)",
      UITargetedPreview(
        view: i.view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: i.window, center: .zero)),
      UITargetedPreview.self)
    made(
      "SubUITargetedPreview.init(view:parameters:target:)",
      SubUITargetedPreview(
        view: i.view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: i.window, center: .zero)),
      SubUITargetedPreview.self)
    made("UITextField.init(frame:)", UITextField(frame: i.frame), UITextField.self)
    made("SubUITextField.init(frame:)", SubUITextField(frame: i.frame), SubUITextField.self)
    mayMake("UITextField.init(coder:)", UITextField(coder: i.coder), UITextField.self)
    mayMake("SubUITextField.init(coder:)", SubUITextField(coder: i.coder), SubUITextField.self)
    made("UITextField.init(frame:primaryAction:)", UITextField(frame: i.frame, primaryAction: nil), UITextField.self)
    made(
      "SubUITextField.init(frame:primaryAction:)", SubUITextField(frame: i.frame, primaryAction: nil),
      SubUITextField.self)
    made("UITextField.init()", UITextField(), UITextField.self)
    made("SubUITextField.init()", SubUITextField(), SubUITextField.self)
    made(
      "UITextInputPasswordRules.init(descriptor:)", UITextInputPasswordRules(descriptor: "text"),
      UITextInputPasswordRules.self)
    made(
      "SubUITextInputPasswordRules.init(descriptor:)", SubUITextInputPasswordRules(descriptor: "text"),
      SubUITextInputPasswordRules.self)
    made(
      "UITextInputStringTokenizer.init(textInput:)", UITextInputStringTokenizer(textInput: UITextField(frame: i.frame)),
      UITextInputStringTokenizer.self)
    made(
      "SubUITextInputStringTokenizer.init(textInput:)",
      SubUITextInputStringTokenizer(textInput: UITextField(frame: i.frame)), SubUITextInputStringTokenizer.self)
    made("UITextPosition.init()", UITextPosition(), UITextPosition.self)
    made("SubUITextPosition.init()", SubUITextPosition(), SubUITextPosition.self)
    made("UITextRange.init()", UITextRange(), UITextRange.self)
    made("SubUITextRange.init()", SubUITextRange(), SubUITextRange.self)
    made("UITextSearchOptions.init()", UITextSearchOptions(), UITextSearchOptions.self)
    made("SubUITextSearchOptions.init()", SubUITextSearchOptions(), SubUITextSearchOptions.self)
    made("UIFindSession.init()", UIFindSession(), UIFindSession.self)
    made("SubUIFindSession.init()", SubUIFindSession(), SubUIFindSession.self)
    made("UITextPlaceholder.init()", UITextPlaceholder(), UITextPlaceholder.self)
    made("SubUITextPlaceholder.init()", SubUITextPlaceholder(), SubUITextPlaceholder.self)
    made("UITextSelectionRect.init()", UITextSelectionRect(), UITextSelectionRect.self)
    made("SubUITextSelectionRect.init()", SubUITextSelectionRect(), SubUITextSelectionRect.self)
    mayMake("UITextView.init(coder:)", UITextView(coder: i.coder), UITextView.self)
    mayMake("SubUITextView.init(coder:)", SubUITextView(coder: i.coder), SubUITextView.self)
    made("UITextView.init(frame:textContainer:)", UITextView(frame: i.frame, textContainer: nil), UITextView.self)
    made(
      "SubUITextView.init(frame:textContainer:)", SubUITextView(frame: i.frame, textContainer: nil), SubUITextView.self)
    made("UITextView.init(frame:)", UITextView(frame: i.frame), UITextView.self)
    made("SubUITextView.init(frame:)", SubUITextView(frame: i.frame), SubUITextView.self)
    made("UITextView.init()", UITextView(), UITextView.self)
    made("SubUITextView.init()", SubUITextView(), SubUITextView.self)
    made("UIToolTipConfiguration.init(toolTip:)", UIToolTipConfiguration(toolTip: "text"), UIToolTipConfiguration.self)
    made(
      "SubUIToolTipConfiguration.init(toolTip:)", SubUIToolTipConfiguration(toolTip: "text"),
      SubUIToolTipConfiguration.self)
    made(
      "UIToolTipConfiguration.init(toolTip:in:)", UIToolTipConfiguration(toolTip: "text", in: i.frame),
      UIToolTipConfiguration.self)
    made(
      "SubUIToolTipConfiguration.init(toolTip:in:)", SubUIToolTipConfiguration(toolTip: "text", in: i.frame),
      SubUIToolTipConfiguration.self)
    made("UIToolTipInteraction.init()", UIToolTipInteraction(), UIToolTipInteraction.self)
    made("SubUIToolTipInteraction.init()", SubUIToolTipInteraction(), SubUIToolTipInteraction.self)
    made(
      "UIToolTipInteraction.init(defaultToolTip:)", UIToolTipInteraction(defaultToolTip: "text"),
      UIToolTipInteraction.self)
    made(
      "SubUIToolTipInteraction.init(defaultToolTip:)", SubUIToolTipInteraction(defaultToolTip: "text"),
      SubUIToolTipInteraction.self)
    made("UIToolbar.init(frame:)", UIToolbar(frame: i.frame), UIToolbar.self)
    made("SubUIToolbar.init(frame:)", SubUIToolbar(frame: i.frame), SubUIToolbar.self)
    mayMake("UIToolbar.init(coder:)", UIToolbar(coder: i.coder), UIToolbar.self)
    mayMake("SubUIToolbar.init(coder:)", SubUIToolbar(coder: i.coder), SubUIToolbar.self)
    made("UIToolbar.init()", UIToolbar(), UIToolbar.self)
    made("SubUIToolbar.init()", SubUIToolbar(), SubUIToolbar.self)
    made("UIToolbarAppearance.init(idiom:)", UIToolbarAppearance(idiom: .phone), UIToolbarAppearance.self)
    made("SubUIToolbarAppearance.init(idiom:)", SubUIToolbarAppearance(idiom: .phone), SubUIToolbarAppearance.self)
    made(
      "UIToolbarAppearance.init(barAppearance:)", UIToolbarAppearance(barAppearance: UIBarAppearance()),
      UIToolbarAppearance.self)
    made(
      "SubUIToolbarAppearance.init(barAppearance:)", SubUIToolbarAppearance(barAppearance: UIBarAppearance()),
      SubUIToolbarAppearance.self)
    mayMake("UIToolbarAppearance.init(coder:)", UIToolbarAppearance(coder: i.coder), UIToolbarAppearance.self)
    mayMake("SubUIToolbarAppearance.init(coder:)", SubUIToolbarAppearance(coder: i.coder), SubUIToolbarAppearance.self)
    made("UIToolbarAppearance.init()", UIToolbarAppearance(), UIToolbarAppearance.self)
    made("SubUIToolbarAppearance.init()", SubUIToolbarAppearance(), SubUIToolbarAppearance.self)
  }

  private func make12(_ i: Ingredients) {
    made("UITouch.init()", UITouch(), UITouch.self)
    made("SubUITouch.init()", SubUITouch(), SubUITouch.self)
    mayMake("UITrackingLayoutGuide.init(coder:)", UITrackingLayoutGuide(coder: i.coder), UITrackingLayoutGuide.self)
    mayMake(
      "SubUITrackingLayoutGuide.init(coder:)", SubUITrackingLayoutGuide(coder: i.coder), SubUITrackingLayoutGuide.self)
    made("UITrackingLayoutGuide.init()", UITrackingLayoutGuide(), UITrackingLayoutGuide.self)
    made("SubUITrackingLayoutGuide.init()", SubUITrackingLayoutGuide(), SubUITrackingLayoutGuide.self)
    made("UITraitCollection.init()", UITraitCollection(), UITraitCollection.self)
    made("SubUITraitCollection.init()", SubUITraitCollection(), SubUITraitCollection.self)
    made(
      "UITraitCollection.init(accessibilityContrast:)", UITraitCollection(accessibilityContrast: .high),
      UITraitCollection.self)
    made(
      "SubUITraitCollection.init(accessibilityContrast:)", SubUITraitCollection(accessibilityContrast: .high),
      SubUITraitCollection.self)
    made(
      "UITraitCollection.init(activeAppearance:)", UITraitCollection(activeAppearance: .active), UITraitCollection.self)
    made(
      "SubUITraitCollection.init(activeAppearance:)", SubUITraitCollection(activeAppearance: .active),
      SubUITraitCollection.self)
    mayMake("UITraitCollection.init(coder:)", UITraitCollection(coder: i.coder), UITraitCollection.self)
    mayMake("SubUITraitCollection.init(coder:)", SubUITraitCollection(coder: i.coder), SubUITraitCollection.self)
    made("UITraitCollection.init(displayGamut:)", UITraitCollection(displayGamut: .P3), UITraitCollection.self)
    made("SubUITraitCollection.init(displayGamut:)", SubUITraitCollection(displayGamut: .P3), SubUITraitCollection.self)
    made("UITraitCollection.init(displayScale:)", UITraitCollection(displayScale: 1), UITraitCollection.self)
    made("SubUITraitCollection.init(displayScale:)", SubUITraitCollection(displayScale: 1), SubUITraitCollection.self)
    made(
      "UITraitCollection.init(forceTouchCapability:)", UITraitCollection(forceTouchCapability: .available),
      UITraitCollection.self)
    made(
      "SubUITraitCollection.init(forceTouchCapability:)", SubUITraitCollection(forceTouchCapability: .available),
      SubUITraitCollection.self)
    made(
      "UITraitCollection.init(horizontalSizeClass:)", UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection.self)
    made(
      "SubUITraitCollection.init(horizontalSizeClass:)", SubUITraitCollection(horizontalSizeClass: .compact),
      SubUITraitCollection.self)
    made(
      "UITraitCollection.init(layoutDirection:)", UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection.self)
    made(
      "SubUITraitCollection.init(layoutDirection:)", SubUITraitCollection(layoutDirection: .leftToRight),
      SubUITraitCollection.self)
    made(
      "UITraitCollection.init(legibilityWeight:)", UITraitCollection(legibilityWeight: .bold), UITraitCollection.self)
    made(
      "SubUITraitCollection.init(legibilityWeight:)", SubUITraitCollection(legibilityWeight: .bold),
      SubUITraitCollection.self)
    made(
      "UITraitCollection.init(preferredContentSizeCategory:)", UITraitCollection(preferredContentSizeCategory: .large),
      UITraitCollection.self)
    made(
      "SubUITraitCollection.init(preferredContentSizeCategory:)",
      SubUITraitCollection(preferredContentSizeCategory: .large), SubUITraitCollection.self)
    made(
      "UITraitCollection.init(toolbarItemPresentationSize:)", UITraitCollection(toolbarItemPresentationSize: .small),
      UITraitCollection.self)
    made(
      "SubUITraitCollection.init(toolbarItemPresentationSize:)",
      SubUITraitCollection(toolbarItemPresentationSize: .small), SubUITraitCollection.self)
    made("UITraitCollection.init(traitsFrom:)", UITraitCollection(traitsFrom: []), UITraitCollection.self)
    made("SubUITraitCollection.init(traitsFrom:)", SubUITraitCollection(traitsFrom: []), SubUITraitCollection.self)
    made(
      "UITraitCollection.init(userInterfaceIdiom:)", UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection.self)
    made(
      "SubUITraitCollection.init(userInterfaceIdiom:)", SubUITraitCollection(userInterfaceIdiom: .phone),
      SubUITraitCollection.self)
    made(
      "UITraitCollection.init(userInterfaceLevel:)", UITraitCollection(userInterfaceLevel: .base),
      UITraitCollection.self)
    made(
      "SubUITraitCollection.init(userInterfaceLevel:)", SubUITraitCollection(userInterfaceLevel: .base),
      SubUITraitCollection.self)
    made(
      "UITraitCollection.init(userInterfaceStyle:)", UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection.self)
    made(
      "SubUITraitCollection.init(userInterfaceStyle:)", SubUITraitCollection(userInterfaceStyle: .dark),
      SubUITraitCollection.self)
    made(
      "UITraitCollection.init(verticalSizeClass:)", UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection.self)
    made(
      "SubUITraitCollection.init(verticalSizeClass:)", SubUITraitCollection(verticalSizeClass: .compact),
      SubUITraitCollection.self)
    made("UIUpdateLink.init(windowScene:)", UIUpdateLink(windowScene: i.scene), UIUpdateLink.self)
    made("SubUIUpdateLink.init(windowScene:)", SubUIUpdateLink(windowScene: i.scene), SubUIUpdateLink.self)
    made("UIUpdateLink.init(view:)", UIUpdateLink(view: i.view), UIUpdateLink.self)
    made("SubUIUpdateLink.init(view:)", SubUIUpdateLink(view: i.view), SubUIUpdateLink.self)
    made(
      "UIUpdateLink.init(windowScene:actionTarget:selector:)",
      UIUpdateLink(windowScene: i.scene, actionTarget: i.target, selector: Selector("fire")), UIUpdateLink.self)
    made(
      "SubUIUpdateLink.init(windowScene:actionTarget:selector:)",
      SubUIUpdateLink(windowScene: i.scene, actionTarget: i.target, selector: Selector("fire")), SubUIUpdateLink.self)
    made(
      "UIUpdateLink.init(view:actionTarget:selector:)",
      UIUpdateLink(view: i.view, actionTarget: i.target, selector: Selector("fire")), UIUpdateLink.self)
    made(
      "SubUIUpdateLink.init(view:actionTarget:selector:)",
      SubUIUpdateLink(view: i.view, actionTarget: i.target, selector: Selector("fire")), SubUIUpdateLink.self)
    made(
      "UIVibrancyEffect.init(blurEffect:)", UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)),
      UIVibrancyEffect.self)
    made(
      "SubUIVibrancyEffect.init(blurEffect:)", SubUIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)),
      SubUIVibrancyEffect.self)
    mayMake("UIView.init(coder:)", UIView(coder: i.coder), UIView.self)
    mayMake("SubUIView.init(coder:)", SubUIView(coder: i.coder), SubUIView.self)
    made("UIView.init(frame:)", UIView(frame: i.frame), UIView.self)
    made("SubUIView.init(frame:)", SubUIView(frame: i.frame), SubUIView.self)
    made("UIView.init()", UIView(), UIView.self)
    made("SubUIView.init()", SubUIView(), SubUIView.self)
    mayMake("UIViewController.init(coder:)", UIViewController(coder: i.coder), UIViewController.self)
    mayMake("SubUIViewController.init(coder:)", SubUIViewController(coder: i.coder), SubUIViewController.self)
    made("UIViewController.init(nibName:bundle:)", UIViewController(nibName: nil, bundle: nil), UIViewController.self)
    made(
      "SubUIViewController.init(nibName:bundle:)", SubUIViewController(nibName: nil, bundle: nil),
      SubUIViewController.self)
    made("UIViewController.init()", UIViewController(), UIViewController.self)
    made("SubUIViewController.init()", SubUIViewController(), SubUIViewController.self)
    made(
      "UIViewPropertyAnimator.init(duration:controlPoint1:controlPoint2:animations:)",
      UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero, animations: nil),
      UIViewPropertyAnimator.self)
    made(
      "SubUIViewPropertyAnimator.init(duration:controlPoint1:controlPoint2:animations:)",
      SubUIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero, animations: nil),
      SubUIViewPropertyAnimator.self)
    made(
      "UIViewPropertyAnimator.init(duration:curve:animations:)",
      UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil), UIViewPropertyAnimator.self)
    made(
      "SubUIViewPropertyAnimator.init(duration:curve:animations:)",
      SubUIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil), SubUIViewPropertyAnimator.self)
    made(
      "UIViewPropertyAnimator.init(duration:dampingRatio:animations:)",
      UIViewPropertyAnimator(duration: 1, dampingRatio: 1, animations: nil), UIViewPropertyAnimator.self)
    made(
      "SubUIViewPropertyAnimator.init(duration:dampingRatio:animations:)",
      SubUIViewPropertyAnimator(duration: 1, dampingRatio: 1, animations: nil), SubUIViewPropertyAnimator.self)
    made(
      "UIViewPropertyAnimator.init(duration:timingParameters:)",
      UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters()), UIViewPropertyAnimator.self)
    made(
      "SubUIViewPropertyAnimator.init(duration:timingParameters:)",
      SubUIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters()),
      SubUIViewPropertyAnimator.self)
    made("UIVisualEffect.init()", UIVisualEffect(), UIVisualEffect.self)
    made("SubUIVisualEffect.init()", SubUIVisualEffect(), SubUIVisualEffect.self)
    mayMake("UIVisualEffectView.init(coder:)", UIVisualEffectView(coder: i.coder), UIVisualEffectView.self)
    mayMake("SubUIVisualEffectView.init(coder:)", SubUIVisualEffectView(coder: i.coder), SubUIVisualEffectView.self)
    made("UIVisualEffectView.init(effect:)", UIVisualEffectView(effect: nil), UIVisualEffectView.self)
    made("SubUIVisualEffectView.init(effect:)", SubUIVisualEffectView(effect: nil), SubUIVisualEffectView.self)
    made("UIVisualEffectView.init(frame:)", UIVisualEffectView(frame: i.frame), UIVisualEffectView.self)
    made("SubUIVisualEffectView.init(frame:)", SubUIVisualEffectView(frame: i.frame), SubUIVisualEffectView.self)
    made("UIVisualEffectView.init()", UIVisualEffectView(), UIVisualEffectView.self)
    made("SubUIVisualEffectView.init()", SubUIVisualEffectView(), SubUIVisualEffectView.self)
    made("UIWindow.init(windowScene:)", UIWindow(windowScene: i.scene), UIWindow.self)
    made("SubUIWindow.init(windowScene:)", SubUIWindow(windowScene: i.scene), SubUIWindow.self)
    mayMake("UIWindow.init(coder:)", UIWindow(coder: i.coder), UIWindow.self)
    mayMake("SubUIWindow.init(coder:)", SubUIWindow(coder: i.coder), SubUIWindow.self)
    made("UIWindow.init(frame:)", UIWindow(frame: i.frame), UIWindow.self)
    made("SubUIWindow.init(frame:)", SubUIWindow(frame: i.frame), SubUIWindow.self)
    made("UIWindow.init()", UIWindow(), UIWindow.self)
    made("SubUIWindow.init()", SubUIWindow(), SubUIWindow.self)
  }

  private func make13(_ i: Ingredients) {
    made(
      "UIWindowScene.GeometryPreferences.init()", UIWindowScene.GeometryPreferences(),
      UIWindowScene.GeometryPreferences.self)
    made(
      "SubUIWindowSceneGeometryPreferences.init()", SubUIWindowSceneGeometryPreferences(),
      SubUIWindowSceneGeometryPreferences.self)
    made(
      "UIWindowScene.GeometryPreferences.Mac.init()", UIWindowScene.GeometryPreferences.Mac(),
      UIWindowScene.GeometryPreferences.Mac.self)
    made(
      "SubUIWindowSceneGeometryPreferencesMac.init()", SubUIWindowSceneGeometryPreferencesMac(),
      SubUIWindowSceneGeometryPreferencesMac.self)
    made(
      "UIWindowScene.GeometryPreferences.Mac.init(systemFrame:)",
      UIWindowScene.GeometryPreferences.Mac(systemFrame: i.frame), UIWindowScene.GeometryPreferences.Mac.self)
    made(
      "SubUIWindowSceneGeometryPreferencesMac.init(systemFrame:)",
      SubUIWindowSceneGeometryPreferencesMac(systemFrame: i.frame), SubUIWindowSceneGeometryPreferencesMac.self)
    made(
      "UIWindowScene.GeometryPreferences.iOS.init()", UIWindowScene.GeometryPreferences.iOS(),
      UIWindowScene.GeometryPreferences.iOS.self)
    made(
      "SubUIWindowSceneGeometryPreferencesiOS.init()", SubUIWindowSceneGeometryPreferencesiOS(),
      SubUIWindowSceneGeometryPreferencesiOS.self)
    made(
      "UIWindowScene.GeometryPreferences.iOS.init(interfaceOrientations:)",
      UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait),
      UIWindowScene.GeometryPreferences.iOS.self)
    made(
      "SubUIWindowSceneGeometryPreferencesiOS.init(interfaceOrientations:)",
      SubUIWindowSceneGeometryPreferencesiOS(interfaceOrientations: .portrait),
      SubUIWindowSceneGeometryPreferencesiOS.self)
    made("UndoManager.init()", UndoManager(), UndoManager.self)
    made("SubUndoManager.init()", SubUndoManager(), SubUndoManager.self)
  }
}
