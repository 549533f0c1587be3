import XCTest

final class OldNameRuleTests: RewritingTestCase {
  func testOldNames() {
    assert(
      "let a: UIControlState = .normal\nlet i: NSInteger = 1\nlet b = Notification.Name.UIKeyboardWillShow\nlet c = UIEdgeInsetsMake(1, 2, 3, 4)\n"
        + "let d = UIEdgeInsetsInsetRect(rect, insets)\nlet e = UIImagePNGRepresentation(image)!\n"
        + "let f = NSNotification.Name.UIViewControllerShowDetailTargetDidChange",
      contains: "let a: UIControl.State = .normal", "let i: Int = 1",
      "let b = UIResponder.keyboardWillShowNotification",
      "let c = UIEdgeInsets    (top: 1, left: 2, bottom: 3, right: 4)", "let d = (rect).inset(by: insets)",
      "let e = (image).pngData()!", "let f = UIViewController.showDetailTargetDidChangeNotification")
    XCTAssertEqual(
      rewrite("enum UIControlState {}\nlet a = UIControlState.self"),
      "enum UIControlState {}\nlet a = UIControlState.self")
  }

  /// The pairs are those of Apple's differences between the SDKs of iOS 11 and iOS 12 for Swift.
  func testOldNamesOfControllersAndFeedback() {
    assert(
      "if isMovingFromParentViewController || self.isMovingToParentViewController {}\nlet a: UIImpactFeedbackStyle = .light\n"
        + "let b: UIProgressViewStyle = .bar\nlet c = NSNotification.Name.UIMenuControllerDidHideMenu\n"
        + "let d = UIAccessibilityTraitPlaysSound",
      contains: "if isMovingFromParent || self.isMovingToParent {}",
      "let a: UIImpactFeedbackGenerator.FeedbackStyle = .light", "let b: UIProgressView.Style = .bar",
      "let c = UIMenuController.didHideMenuNotification", "let d = UIAccessibilityTraits.playsSound")
  }

  /// The names of SDK 11 for Swift 4, and of SDK 10 for capture, whose constants were strings.
  func testOldNamesOfCaptureAndPasteboards() {
    assert(
      """
      let a = [UIPasteboardOption.expirationDate: date]
      let b: UIContextualActionStyle = .normal
      let c = AVCaptureDevice.defaultDevice(withMediaType: AVMediaTypeVideo)
      output.metadataObjectTypes = [AVMetadataObjectTypeQRCode]
      session.sessionPreset = AVCaptureSessionPresetHigh
      let d = CAValueFunction(name: kCAValueFunctionRotateZ)
      layer.scrollMode = kCAScrollVertically
      """,
      contains: "let a = [UIPasteboard.OptionsKey.expirationDate: date]",
      "let b: UIContextualAction.Style = .normal",
      "let c = AVCaptureDevice.defaultDevice(withMediaType: AVMediaType.video)",
      "output.metadataObjectTypes = [AVMetadataObject.ObjectType.qr]",
      "session.sessionPreset = AVCaptureSession.Preset.high",
      "let d = CAValueFunction(name: CAValueFunctionName.rotateZ)",
      "layer.scrollMode = CAScrollLayerScrollMode.vertically")
    let own = "let AVMediaTypeVideo = 1\nlet a = AVMediaTypeVideo\n"
    XCTAssertEqual(rewrite(own), own)
  }

  func testOldNamesOfFoundation() {
    assert(
      "RunLoop.main.add(timer, forMode: RunLoopMode.commonModes)\nlet a = UI_USER_INTERFACE_IDIOM() == .pad",
      contains: "RunLoop.main.add(timer, forMode: RunLoop.Mode.common)",
      "let a = UIDevice.current.userInterfaceIdiom == .pad")
    assert("loop.add(timer, forMode: .commonModes)", contains: "loop.add(timer, forMode: .common)")
    let own = "let defaultRunLoopMode = 1\nlet a = defaultRunLoopMode + commonModes + Other.commonModes\n"
    XCTAssertEqual(rewrite(own), own)
  }

  func testOldMethodsAndFunctions() {
    assert(
      """
      view.bringSubview(toFront: label)
      sendSubview(toBack: label)
      let a = UIActivityIndicatorView(activityIndicatorStyle: .gray)
      UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text)
      let b = UIAccessibilityIsVoiceOverRunning()
      let c = UIEdgeInsetsEqualToEdgeInsets(one, other)
      let d = [NSForegroundColorAttributeName: UIColor.red]
      """,
      contains: "view.bringSubviewToFront( label)", "sendSubviewToBack( label)",
      "let a = UIActivityIndicatorView(style                 : .gray)",
      "UIAccessibility.post(notification: UIAccessibility.Notification.announcement, argument: text)",
      "let b = UIAccessibility.isVoiceOverRunning", "let c = (one == other)",
      "let d = [NSAttributedString.Key.foregroundColor: UIColor.red]")
    let own = "class A { func bringSubview(toFront view: Int) {} }\nA().bringSubview(toFront: 1)\n"
    XCTAssertEqual(rewrite(own), own)
  }

  /// With strings as keys, the method is another one than the delegate's, and never called.
  func testKeysOfPickedMedia() {
    assert(
      "class A { func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {\n"
        + "    let a = info[UIImagePickerControllerOriginalImage] as? UIImage\n} }",
      contains:
        "class A { func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any]) {",
      "    let a = info[UIImagePickerController.InfoKey.originalImage] as? UIImage")
  }
}
