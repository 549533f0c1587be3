import Foundation

// The settings of cameras. Extensions cannot store values, and there is no camera whose values could be stored.

extension AVCaptureDevice {
  /// A Boolean value that indicates whether the device has a flash.
  public var hasFlash: Bool { false }
  /// A Boolean value that indicates whether the flash can be used.
  public var isFlashAvailable: Bool { false }
  /// A Boolean value that indicates whether the next photo is taken with the flash.
  public var isFlashActive: Bool { false }
  /// The use of the flash for photos, which is always `off`.
  public var flashMode: FlashMode {
    get { .off }
    set {}
  }
  /// Returns whether a use of the flash is supported.
  ///
  /// - Parameter flashMode: The use.
  /// - Returns: `false`, except for `off`.
  public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { flashMode == .off }

  /// A Boolean value that indicates whether the device has a torch.
  public var hasTorch: Bool { false }
  /// A Boolean value that indicates whether the torch can be used.
  public var isTorchAvailable: Bool { false }
  /// A Boolean value that indicates whether the torch is on.
  public var isTorchActive: Bool { false }
  /// The brightness of the torch, from 0 to 1.
  public var torchLevel: Float { 0 }
  /// The use of the torch, which is always `off`.
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }
  /// Returns whether a use of the torch is supported.
  ///
  /// - Parameter torchMode: The use.
  /// - Returns: `false`, except for `off`.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off }
  /// Switches the torch on.
  ///
  /// - Parameter torchLevel: The brightness, from 0 to 1.
  /// - Throws: Always the error `torchLevelUnavailable`.
  public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.torchLevelUnavailable) }

  /// Returns whether a way of focusing is supported.
  ///
  /// - Parameter focusMode: The way.
  /// - Returns: `false`.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// The way of focusing, which is always `locked`.
  public var focusMode: FocusMode {
    get { .locked }
    set {}
  }
  /// A Boolean value that indicates whether the camera can focus a point.
  public var isFocusPointOfInterestSupported: Bool { false }
  /// The point that is focused, as parts of the width and the height.
  public var focusPointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  /// A Boolean value that indicates whether the camera is focusing.
  public var isAdjustingFocus: Bool { false }
  /// The position of the lens, from 0 for the nearest distance to 1.
  public var lensPosition: Float { 0 }
  /// A Boolean value that indicates whether the lens can be moved by the application.
  public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  /// A Boolean value that indicates whether the distances of the focus can be restricted.
  public var isAutoFocusRangeRestrictionSupported: Bool { false }
  /// The distances in which the camera focuses.
  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { .none }
    set {}
  }
  /// A Boolean value that indicates whether the camera can focus slowly.
  public var isSmoothAutoFocusSupported: Bool { false }
  /// A Boolean value that determines whether the camera focuses slowly.
  public var isSmoothAutoFocusEnabled: Bool {
    get { false }
    set {}
  }
  /// Moves the lens.
  ///
  /// - Parameters:
  ///   - lensPosition: The position of the lens, from 0 to 1.
  ///   - handler: A closure that receives the time of the first picture with the position, or nil. It is not called, because there are
  ///     no pictures.
  public func setFocusModeLocked(lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}

  /// Returns whether a way of choosing the exposure is supported.
  ///
  /// - Parameter exposureMode: The way.
  /// - Returns: `false`.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// The way of choosing the exposure, which is always `locked`.
  public var exposureMode: ExposureMode {
    get { .locked }
    set {}
  }
  /// A Boolean value that indicates whether the exposure can be chosen for a point.
  public var isExposurePointOfInterestSupported: Bool { false }
  /// The point for which the exposure is chosen, as parts of the width and the height.
  public var exposurePointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  /// A Boolean value that indicates whether the exposure is changing.
  public var isAdjustingExposure: Bool { false }
  /// The time of the exposure.
  public var exposureDuration: CMTime { .invalid }
  /// The sensitivity.
  public var iso: Float { 0 }
  /// The difference between the exposure and the measured one, in EV.
  public var exposureTargetOffset: Float { 0 }
  /// The difference of the exposure that the application wants, in EV.
  public var exposureTargetBias: Float { 0 }
  /// The smallest difference of the exposure, in EV.
  public var minExposureTargetBias: Float { 0 }
  /// The greatest difference of the exposure, in EV.
  public var maxExposureTargetBias: Float { 0 }
  /// The value for the present time of the exposure.
  public class var currentExposureDuration: CMTime { .invalid }
  /// The value for the present sensitivity.
  public class var currentISO: Float { .greatestFiniteMagnitude }
  /// The value for the present difference of the exposure.
  public class var currentExposureTargetBias: Float { .greatestFiniteMagnitude }
  /// The value for the present position of the lens.
  public class var currentLensPosition: Float { .greatestFiniteMagnitude }
  /// Chooses the exposure.
  ///
  /// - Parameters:
  ///   - duration: The time of the exposure.
  ///   - ISO: The sensitivity.
  ///   - handler: A closure that receives the time of the first picture with the exposure, or nil. It is not called, because there are
  ///     no pictures.
  public func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
  /// Chooses a difference of the exposure.
  ///
  /// - Parameters:
  ///   - bias: The difference, in EV.
  ///   - handler: A closure that receives the time of the first picture with the exposure, or nil. It is not called, because there are
  ///     no pictures.
  public func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}

  /// A Boolean value that indicates whether the camera can brighten pictures in the dark.
  public var isLowLightBoostSupported: Bool { false }
  /// A Boolean value that indicates whether the camera brightens pictures.
  public var isLowLightBoostEnabled: Bool { false }
  /// A Boolean value that determines whether the camera brightens pictures in the dark.
  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { false }
    set {}
  }

  /// The zoom factor, which is always 1.
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set {}
  }
  /// The smallest zoom factor.
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The greatest zoom factor.
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// A Boolean value that indicates whether the zoom factor is changing.
  public var isRampingVideoZoom: Bool { false }
  /// Changes the zoom factor slowly.
  ///
  /// - Parameters:
  ///   - factor: The zoom factor.
  ///   - rate: The speed, in doublings per second.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  /// Ends changing the zoom factor.
  public func cancelVideoZoomRamp() {}
}
