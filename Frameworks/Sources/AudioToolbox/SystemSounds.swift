import Foundation

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// Vibration, which no desktop has.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

/// Plays a sound. The terminal's bell rings: the sounds of iOS are not here.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  guard sound != kSystemSoundID_Vibrate else { return }
  FileHandle.standardError.write(Data([7]))
}

/// Plays a sound, and then calls a closure.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
  AudioServicesPlaySystemSound(sound)
  completion?()
}

/// Plays a sound with vibration.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) { AudioServicesPlaySystemSound(sound) }

/// Creates a number for a sound file. All numbers ring the terminal's bell.
///
/// - Returns: 0.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: NSURL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
  sound.pointee = 0x1000
  return 0
}

/// Releases the number of a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }
