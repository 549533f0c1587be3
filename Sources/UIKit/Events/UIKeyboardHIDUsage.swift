/// A physical key, identified by its usage number on page 7 (keyboard/keypad) of the USB HID usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// An error: the number of pressed keys exceeds the capability of the keyboard.
  case keyboardErrorRollOver = 1
  /// An error: the keyboard's power-on self-test failed.
  case keyboardPOSTFail = 2
  /// An error that the keyboard does not describe.
  case keyboardErrorUndefined = 3
  /// The A key of the US layout.
  case keyboardA = 4
  /// The B key of the US layout.
  case keyboardB = 5
  /// The C key of the US layout.
  case keyboardC = 6
  /// The D key of the US layout.
  case keyboardD = 7
  /// The E key of the US layout.
  case keyboardE = 8
  /// The F key of the US layout.
  case keyboardF = 9
  /// The G key of the US layout.
  case keyboardG = 10
  /// The H key of the US layout.
  case keyboardH = 11
  /// The I key of the US layout.
  case keyboardI = 12
  /// The J key of the US layout.
  case keyboardJ = 13
  /// The K key of the US layout.
  case keyboardK = 14
  /// The L key of the US layout.
  case keyboardL = 15
  /// The M key of the US layout.
  case keyboardM = 16
  /// The N key of the US layout.
  case keyboardN = 17
  /// The O key of the US layout.
  case keyboardO = 18
  /// The P key of the US layout.
  case keyboardP = 19
  /// The Q key of the US layout.
  case keyboardQ = 20
  /// The R key of the US layout.
  case keyboardR = 21
  /// The S key of the US layout.
  case keyboardS = 22
  /// The T key of the US layout.
  case keyboardT = 23
  /// The U key of the US layout.
  case keyboardU = 24
  /// The V key of the US layout.
  case keyboardV = 25
  /// The W key of the US layout.
  case keyboardW = 26
  /// The X key of the US layout.
  case keyboardX = 27
  /// The Y key of the US layout.
  case keyboardY = 28
  /// The Z key of the US layout.
  case keyboardZ = 29
  /// The key with "1" and "!" on the US layout.
  case keyboard1 = 30
  /// The key with "2" and "@" on the US layout.
  case keyboard2 = 31
  /// The key with "3" and "#" on the US layout.
  case keyboard3 = 32
  /// The key with "4" and "$" on the US layout.
  case keyboard4 = 33
  /// The key with "5" and "%" on the US layout.
  case keyboard5 = 34
  /// The key with "6" and "^" on the US layout.
  case keyboard6 = 35
  /// The key with "7" and "&" on the US layout.
  case keyboard7 = 36
  /// The key with "8" and "*" on the US layout.
  case keyboard8 = 37
  /// The key with "9" and "(" on the US layout.
  case keyboard9 = 38
  /// The key with "0" and ")" on the US layout.
  case keyboard0 = 39
  /// The Return key of the main block.
  case keyboardReturnOrEnter = 40
  /// The Escape key, in the top left corner of most keyboards.
  case keyboardEscape = 41
  /// The Backspace key, which deletes backward.
  case keyboardDeleteOrBackspace = 42
  /// The Tab key, to the left of Q on the US layout.
  case keyboardTab = 43
  /// The space bar below the letters.
  case keyboardSpacebar = 44
  /// The key with "-" and "_" on the US layout.
  case keyboardHyphen = 45
  /// The key with "=" and "+" on the US layout.
  case keyboardEqualSign = 46
  /// The key with "[" and "{" on the US layout.
  case keyboardOpenBracket = 47
  /// The key with "]" and "}" on the US layout.
  case keyboardCloseBracket = 48
  /// The key with "\" and "|" on the US layout.
  case keyboardBackslash = 49
  /// The key beside Return on keyboards with a large Return key: "#" and "~" on the British layout.
  case keyboardNonUSPound = 50
  /// The key with ";" and ":" on the US layout.
  case keyboardSemicolon = 51
  /// The key with the apostrophe and the double quote on the US layout.
  case keyboardQuote = 52
  /// The key with "`" and "~" on the US layout.
  case keyboardGraveAccentAndTilde = 53
  /// The key with "," and "<" on the US layout.
  case keyboardComma = 54
  /// The key with "." and ">" on the US layout.
  case keyboardPeriod = 55
  /// The key with "/" and "?" on the US layout.
  case keyboardSlash = 56
  /// The Caps Lock key, to the left of A on the US layout.
  case keyboardCapsLock = 57
  /// The F1 key in the top row of the keyboard.
  case keyboardF1 = 58
  /// The F2 key in the top row of the keyboard.
  case keyboardF2 = 59
  /// The F3 key in the top row of the keyboard.
  case keyboardF3 = 60
  /// The F4 key in the top row of the keyboard.
  case keyboardF4 = 61
  /// The F5 key in the top row of the keyboard.
  case keyboardF5 = 62
  /// The F6 key in the top row of the keyboard.
  case keyboardF6 = 63
  /// The F7 key in the top row of the keyboard.
  case keyboardF7 = 64
  /// The F8 key in the top row of the keyboard.
  case keyboardF8 = 65
  /// The F9 key in the top row of the keyboard.
  case keyboardF9 = 66
  /// The F10 key in the top row of the keyboard.
  case keyboardF10 = 67
  /// The F11 key in the top row of the keyboard.
  case keyboardF11 = 68
  /// The F12 key in the top row of the keyboard.
  case keyboardF12 = 69
  /// The Print Screen key, to the right of F12 on most PC keyboards. Mac keyboards have F13 there.
  case keyboardPrintScreen = 70
  /// The Scroll Lock key, to the right of Print Screen on most PC keyboards.
  case keyboardScrollLock = 71
  /// The Pause key, to the right of Scroll Lock on most PC keyboards.
  case keyboardPause = 72
  /// The Insert key above the arrow keys.
  case keyboardInsert = 73
  /// The Home key above the arrow keys.
  case keyboardHome = 74
  /// The Page Up key above the arrow keys.
  case keyboardPageUp = 75
  /// The Delete key, which deletes forward.
  case keyboardDeleteForward = 76
  /// The End key above the arrow keys.
  case keyboardEnd = 77
  /// The Page Down key above the arrow keys.
  case keyboardPageDown = 78
  /// The Right Arrow key outside of the numeric keypad.
  case keyboardRightArrow = 79
  /// The Left Arrow key outside of the numeric keypad.
  case keyboardLeftArrow = 80
  /// The Down Arrow key outside of the numeric keypad.
  case keyboardDownArrow = 81
  /// The Up Arrow key outside of the numeric keypad.
  case keyboardUpArrow = 82
  /// The Num Lock key. It is Clear on Mac keyboards.
  case keypadNumLock = 83
  /// The "/" key on the numeric keypad.
  case keypadSlash = 84
  /// The "*" key on the numeric keypad.
  case keypadAsterisk = 85
  /// The "-" key on the numeric keypad.
  case keypadHyphen = 86
  /// The "+" key on the numeric keypad.
  case keypadPlus = 87
  /// The Enter key on the numeric keypad.
  case keypadEnter = 88
  /// The "1" key on the numeric keypad. Without Num Lock it is End.
  case keypad1 = 89
  /// The "2" key on the numeric keypad. Without Num Lock it is Down Arrow.
  case keypad2 = 90
  /// The "3" key on the numeric keypad. Without Num Lock it is Page Down.
  case keypad3 = 91
  /// The "4" key on the numeric keypad. Without Num Lock it is Left Arrow.
  case keypad4 = 92
  /// The "5" key on the numeric keypad.
  case keypad5 = 93
  /// The "6" key on the numeric keypad. Without Num Lock it is Right Arrow.
  case keypad6 = 94
  /// The "7" key on the numeric keypad. Without Num Lock it is Home.
  case keypad7 = 95
  /// The "8" key on the numeric keypad. Without Num Lock it is Up Arrow.
  case keypad8 = 96
  /// The "9" key on the numeric keypad. Without Num Lock it is Page Up.
  case keypad9 = 97
  /// The "0" key on the numeric keypad. Without Num Lock it is Insert.
  case keypad0 = 98
  /// The "." key on the numeric keypad. Without Num Lock it is Delete.
  case keypadPeriod = 99
  /// The key between the left Shift key and Z on ISO keyboards, which have one key more than US keyboards.
  case keyboardNonUSBackslash = 100
  /// The Menu key beside the right Control key.
  case keyboardApplication = 101
  /// The Power key. Some systems do not pass it to applications.
  case keyboardPower = 102
  /// The "=" key on the numeric keypad of a Mac keyboard.
  case keypadEqualSign = 103
  /// The F13 key, on keyboards with more than twelve function keys.
  case keyboardF13 = 104
  /// The F14 key, on keyboards with more than twelve function keys.
  case keyboardF14 = 105
  /// The F15 key, on keyboards with more than twelve function keys.
  case keyboardF15 = 106
  /// The F16 key, on keyboards with more than twelve function keys.
  case keyboardF16 = 107
  /// The F17 key, on keyboards with more than twelve function keys.
  case keyboardF17 = 108
  /// The F18 key, on keyboards with more than twelve function keys.
  case keyboardF18 = 109
  /// The F19 key, on keyboards with more than twelve function keys.
  case keyboardF19 = 110
  /// The F20 key, on keyboards with more than twelve function keys.
  case keyboardF20 = 111
  /// The F21 key, on keyboards with more than twelve function keys.
  case keyboardF21 = 112
  /// The F22 key, on keyboards with more than twelve function keys.
  case keyboardF22 = 113
  /// The F23 key, on keyboards with more than twelve function keys.
  case keyboardF23 = 114
  /// The F24 key, on keyboards with more than twelve function keys.
  case keyboardF24 = 115
  /// The Execute key of Unix workstations.
  case keyboardExecute = 116
  /// The Help key, which replaces Insert on Mac keyboards.
  case keyboardHelp = 117
  /// The Menu key of Sun keyboards.
  case keyboardMenu = 118
  /// The Select key of terminals.
  case keyboardSelect = 119
  /// The Stop key of Sun keyboards.
  case keyboardStop = 120
  /// The Again key of Sun keyboards, which repeats the last command.
  case keyboardAgain = 121
  /// The Undo key of Sun keyboards, which reverts the last command.
  case keyboardUndo = 122
  /// The Cut key of Sun keyboards, which moves the selection to the clipboard.
  case keyboardCut = 123
  /// The Copy key of Sun keyboards, which copies the selection to the clipboard.
  case keyboardCopy = 124
  /// The Paste key of Sun keyboards, which inserts the content of the clipboard.
  case keyboardPaste = 125
  /// The Find key of Sun keyboards, which searches for text.
  case keyboardFind = 126
  /// The Mute key. Most keyboards report it on the consumer page of the HID usage tables instead.
  case keyboardMute = 127
  /// The Volume Up key. Most keyboards report it on the consumer page of the HID usage tables instead.
  case keyboardVolumeUp = 128
  /// The Volume Down key. Most keyboards report it on the consumer page of the HID usage tables instead.
  case keyboardVolumeDown = 129
  /// A Caps Lock key that locks mechanically.
  case keyboardLockingCapsLock = 130
  /// A Num Lock key that locks mechanically.
  case keyboardLockingNumLock = 131
  /// A Scroll Lock key that locks mechanically.
  case keyboardLockingScrollLock = 132
  /// The comma key on the numeric keypad of Brazilian keyboards.
  case keypadComma = 133
  /// The "=" key on the numeric keypad of AS/400 terminals.
  case keypadEqualSignAS400 = 134
  /// The key beside the right Shift key: backslash and underscore on Japanese keyboards, "/" on Brazilian ones.
  case keyboardInternational1 = 135
  /// The Katakana/Hiragana key of Japanese keyboards.
  case keyboardInternational2 = 136
  /// The yen sign key of Japanese keyboards.
  case keyboardInternational3 = 137
  /// The Henkan (convert) key of Japanese keyboards.
  case keyboardInternational4 = 138
  /// The Muhenkan (no conversion) key of Japanese keyboards.
  case keyboardInternational5 = 139
  /// The comma key on the numeric keypad of PC-98 keyboards.
  case keyboardInternational6 = 140
  /// A usage reserved for international key 7.
  case keyboardInternational7 = 141
  /// A usage reserved for international key 8.
  case keyboardInternational8 = 142
  /// A usage reserved for international key 9.
  case keyboardInternational9 = 143
  /// The Hangul/English key of Korean keyboards.
  case keyboardLANG1 = 144
  /// The Hanja key of Korean keyboards. It is the alphanumeric (Eisu) key on Japanese Mac keyboards.
  case keyboardLANG2 = 145
  /// The Katakana key of Japanese keyboards.
  case keyboardLANG3 = 146
  /// The Hiragana key of Japanese keyboards.
  case keyboardLANG4 = 147
  /// The Zenkaku/Hankaku (full width/half width) key of Japanese keyboards.
  case keyboardLANG5 = 148
  /// A usage reserved for input method key 6.
  case keyboardLANG6 = 149
  /// A usage reserved for input method key 7.
  case keyboardLANG7 = 150
  /// A usage reserved for input method key 8.
  case keyboardLANG8 = 151
  /// A usage reserved for input method key 9.
  case keyboardLANG9 = 152
  /// The Alternate Erase key of terminals.
  case keyboardAlternateErase = 153
  /// The SysReq or Attention key of terminals and older PCs.
  case keyboardSysReqOrAttention = 154
  /// The Cancel key of terminals, which stops the current command.
  case keyboardCancel = 155
  /// The Clear key of terminals, which erases the screen or the input.
  case keyboardClear = 156
  /// The Prior key of terminals, which PC and Mac keyboards do not have.
  case keyboardPrior = 157
  /// A Return key that is distinct from Enter, on terminals.
  case keyboardReturn = 158
  /// The Separator key of terminals, which PC and Mac keyboards do not have.
  case keyboardSeparator = 159
  /// The Out key of terminals, which PC and Mac keyboards do not have.
  case keyboardOut = 160
  /// The Oper key of terminals, which calls the operator.
  case keyboardOper = 161
  /// The Clear/Again key of terminals, which PC and Mac keyboards do not have.
  case keyboardClearOrAgain = 162
  /// The CrSel/Props key of terminals, which PC and Mac keyboards do not have.
  case keyboardCrSelOrProps = 163
  /// The ExSel key of terminals, which extends the selection.
  case keyboardExSel = 164
  /// The Control key on the left side of the keyboard.
  case keyboardLeftControl = 224
  /// The Shift key on the left side of the keyboard.
  case keyboardLeftShift = 225
  /// The left Alt key. It is Option on Mac keyboards.
  case keyboardLeftAlt = 226
  /// The left Super (Windows) key. It is Command on Mac keyboards.
  case keyboardLeftGUI = 227
  /// The Control key on the right side of the keyboard.
  case keyboardRightControl = 228
  /// The Shift key on the right side of the keyboard.
  case keyboardRightShift = 229
  /// The right Alt key. It is AltGr on many European keyboards and Option on Mac keyboards.
  case keyboardRightAlt = 230
  /// The right Super (Windows) key. It is Command on Mac keyboards.
  case keyboardRightGUI = 231
  /// The last value of the range, which is reserved and represents no key.
  case keyboard_Reserved = 65535
}
